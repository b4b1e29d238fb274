import { wordList, setOf } from '../patterns';
import { pastTense, thirdPerson } from './regular-verbs';

/** Verbs of newsworthy acts, in the third person or past tense. */
export const eventVerbs: ReadonlySet<string> = new Set([
  ...wordList(`
    abandon acquire add adjust adopt agree amend announce appoint approve arrest attack authorize authorise award ban block
    cancel charge clear close complete conclude confirm convene create declare decline defeat delay deliver denie deploy
    designate determine die direct discover dismisse dock double drop ease elect eliminate end enact establishe expand extend
    fail file fine finalize finalise fire form grant halt host impose implement increase indict initiate instruct introduce
    invest invite issue join jump kill land launche lift lower mandate merge modifie name nominate open order orbit overturn
    passe pause plunge postpone proclaim prohibit propose publishe raise ratifie reache reallocate recall receive recover reduce
    reinstate reject release remove repeal replace report request require rescind resign restore restrict resume retire reveal
    return revise revoke rule secure seize select settle sign slashe solicit start stop strengthen sue supersede suspend
    terminate test tighten undock unveil update vetoe vote identifie limit cap abolishe
  `).flatMap((base) => [thirdPerson(base), pastTense(base)]),
  ...wordList(`
    begins began begun buys bought cancelled cuts cut expels expelled falls fell fallen freezes froze frozen grows grew leaves
    left loses lost rebrands reforms rises rose risen sells sold sends sent sets shuts shut spends spent splashed steps strikes
    struck supplements transfers transferred transmits transmitted upholds upheld wins won withdraws withdrew withdrawn spoke
    praised practiced encourages forbids forbade forbidden
  `),
]);

/** Verb forms that may also be plural nouns: `SpaceX launches` is an event, `two launches` is not. */
export const alsoPlurals = setOf(`
  attacks awards bans blocks charges closes cuts delays docks drops ends expands falls files fines fires forms grants halts
  caps hosts increases issues jumps lands launches leaves limits names opens orbits orders passes pauses promises raises recalls
  releases reports requests returns rises rules sets shuts starts steps stops strikes tests transfers updates votes wins
`);

/** Newsworthy acts in progress, after `is` or `are`. */
export const eventsUnderWay = setOf(`
  adding adjusting adopting amending announcing appointing approving awarding banning beginning calling cancelling closing
  considering convening creating cutting deploying directing ending establishing expanding extending exploring funding
  granting halting hosting imposing implementing inviting issuing joining launching lifting making modifying moving
  opening ordering proposing publishing raising recalling releasing removing reopening requesting requiring rescinding
  restoring revising revoking seeking selling sending soliciting starting suspending taking targeting terminating
  unveiling updating withdrawing delivering demonstrating
`);

/** Nouns by which a document refers to itself as the subject: `This notice amends`. */
export const ownNames = setOf(`
  notice rule order proclamation memorandum document circular guidance action law act bill resolution directive regulation
  policy framework plan agreement decision amendment report release statement announcement program initiative
`);

/** Bare verbs that begin items in a list of measures. */
export const imperatives = setOf(`
  accelerate accelerating address addressing advance advancing align aligning build building calls conduct create creating
  develop developing direct directing directs enable enabling encourage encouraging enhance enhancing ensure ensures
  ensuring establish establishes establishing evaluate expand expanding expedite expediting foster fostering identify
  identifying implement implementing improve improving increase increasing issue issuing launch launching maintain
  maintaining make making mandates promote promoting protect protecting provide providing publish publishing reduce
  reducing reform remove removing request requests require requires requiring review revokes revoking seek seeking sets
  strengthen strengthening support supporting uphold upholding update updating use using work working
`);
