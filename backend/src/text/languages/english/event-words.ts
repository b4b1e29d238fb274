import { setOf } from '../patterns';

/** Verbs of newsworthy acts, in the third person or past tense. */
export const eventVerbs = setOf(`
  abandons abandoned acquires acquired adds added adjusts adjusted adopts adopted agrees agreed amends amended announces
  announced appoints appointed approves approved arrests arrested attacks attacked authorizes authorized authorises
  authorised awards awarded bans banned begins began begun blocks blocked buys bought cancels canceled cancelled charges
  charged clears cleared closes closed completes completed concludes concluded confirms confirmed
  convenes convened creates created cuts cut declares declared declines declined defeats defeated delays delayed delivers
  delivered denies denied deploys deployed designates designated determines determined dies died directs directed
  discovers discovered dismisses dismissed docks docked doubles doubled drops dropped eases eased elects elected eliminates
  eliminated ends ended enacts enacted establishes established expands expanded expels expelled extends extended fails failed falls fell fallen
  files filed fines fined finalizes finalized finalises finalised fires fired forms formed freezes froze frozen grants
  granted grows grew halts halted hosts hosted imposes imposed implements implemented increases increased indicts indicted
  initiates initiated instructs instructed introduces introduced invests invested invites invited issues issued joins
  joined jumps jumped kills killed lands landed launches launched leaves left lifts lifted loses lost lowers lowered
  mandates mandated merges merged modifies modified names named nominates nominated opens opened orders ordered orbits
  orbited overturns overturned passes passed pauses paused plunges plunged postpones postponed proclaims proclaimed
  prohibits prohibited proposes proposed publishes published raises raised ratifies ratified reaches
  reached reallocates reallocated rebrands recalls recalled receives received recovers recovered reduces reduced
  reforms reinstates reinstated rejects rejected releases released removes removed repeals repealed replaces replaced
  reports reported requests requested requires required rescinds rescinded resigns resigned restores restored restricts
  restricted resumes resumed retires retired reveals revealed returns returned revises revised revokes revoked rises rose
  risen rules ruled secures secured seizes seized selects selected sells sold sends sent sets settles settled shuts shut
  signs signed slashes slashed solicits solicited spends spent splashed starts started steps stops stopped strengthens
  strengthened strikes struck sues sued supersedes superseded supplements suspends suspended terminates terminated tests
  tested transfers transferred transmits transmitted tightens tightened undocks undocked unveils unveiled updates updated
  upholds upheld vetoes vetoed votes voted wins won withdraws withdrew withdrawn spoke praised postponed practiced
  delivered docked identified identifies encourages limits limited forbids forbade forbidden caps capped abolishes abolished
`);

/** Verb forms that may also be plural nouns: `two launches` is no event, `SpaceX launches` is. */
export const alsoPlurals = setOf(`
  attacks awards bans blocks charges closes cuts delays docks drops ends expands falls files fines fires forms grants halts
  caps hosts increases issues jumps lands launches leaves limits names opens orbits orders passes pauses promises raises recalls
  releases reports requests returns rises rules sets shuts starts steps stops strikes tests transfers updates votes wins
`);

/** The same acts in progress, after `is` or `are`. */
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
