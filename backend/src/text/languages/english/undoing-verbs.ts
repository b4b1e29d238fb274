import { setOf } from '../patterns';

/** Base, third person, past, participle if it differs, gerund. */
export const conjugated = `
  revoke revokes revoked revoking
  rescind rescinds rescinded rescinding
  repeal repeals repealed repealing
  terminate terminates terminated terminating
  withdraw withdraws withdrew withdrawn withdrawing
  cancel cancels cancelled cancelling
  cancel cancels canceled canceling
  annul annuls annulled annulling
  nullify nullifies nullified nullifying
  vacate vacates vacated vacating
  overturn overturns overturned overturning
  quash quashes quashed quashing
  invalidate invalidates invalidated invalidating
  abolish abolishes abolished abolishing
  scrap scraps scrapped scrapping
  void voids voided voiding
  reverse reverses reversed reversing
  lift lifts lifted lifting
  end ends ended ending
  drop drops dropped dropping
  remove removes removed removing
  suspend suspends suspended suspending
  block blocks blocked blocking
  halt halts halted halting
  freeze freezes froze frozen freezing
  abandon abandons abandoned abandoning
  pull pulls pulled pulling
  retract retracts retracted retracting
  dismiss dismisses dismissed dismissing
  scrub scrubs scrubbed scrubbing
  collapse collapses collapsed collapsing
  resign resigns resigned resigning
  quit quits quit quitting
  sack sacks sacked sacking
  fire fires fired firing
  oust ousts ousted ousting
  acquit acquits acquitted acquitting
  reopen reopens reopened reopening
  resume resumes resumed resuming
  restart restarts restarted restarting
  restore restores restored restoring
  reinstate reinstates reinstated reinstating
  reimpose reimposes reimposed reimposing
  unstruck unstruck unstruck unstruck
  find finds found finding
  recall recalls recalled recalling
  shelve shelves shelved shelving
  axe axes axed axing
  ditch ditches ditched ditching
  discontinue discontinues discontinued discontinuing
  overrule overrules overruled overruling
  expire expires expired expiring
  lapse lapses lapsed lapsing
  dissolve dissolves dissolved dissolving
  pause pauses paused pausing
  supersede supersedes superseded superseding
  correct corrects corrected correcting
`;

const formal =
  'revoke rescind repeal terminate withdraw cancel annul nullify vacate overturn invalidate abolish scrap void';

/** Verbs by which somebody undoes a thing, and by which it ends by itself: `the truce collapsed`. */
export const undoesThings = setOf(
  `${formal} lift end drop remove suspend block halt freeze quash reverse pull dismiss abandon retract scrub
  recall shelve axe ditch discontinue overrule dissolve pause`,
);
/** Those by which a thing with a name of its own is taken back. */
export const ofWares = setOf('withdraw recall pull discontinue cancel scrap');
export const endsAlone = setOf('end collapse expire lapse');

/** Rules and what else is law. */
export const lawNouns =
  setOf(`ban curfew sanction embargo moratorium restriction lockdown quarantine blockade mandate requirement
  evacuation warning alert notice advisory order rule ruling regulation law decree ordinance directive tariff tax
  surcharge freeze limit emergency proclamation resolution measure closure suspension`);

/** What may stand for anything that was told. */
export const anyNouns =
  setOf(`plan project scheme deal agreement decision move measure rule order law proposal idea programme program
  licence contract update version product policy ban sale launch bid service route event exhibition trial case charge conviction`);

/** Things of which a place has one at a time, so that name and place identify it. */
export const onceAtAPlace = setOf(
  'curfew truce lockdown quarantine emergency evacuation strike blockade merger takeover',
);

/** Verbs that make something hold: without one, a told sentence only mentions it. */
export const enactingVerbs = setOf(`
  impose issue declare order adopt announce introduce sign grant set agree begin began launch call approve publish release
  forecast charge convict ban recall clear authorise award require fix extend enact pass take took give gave open start
  strike win won hold held elect name appoint make made close suspend uphold upheld confirm permit license sentence schedule
  plan warn buy merge sell offer bid propose accept resign mandate limit file freeze froze
`);

/** Verbs by which a person leaves an office, said of that person or of those who did it; and by which one takes it. */
export const leaving = { alone: setOf('resign quit'), done: setOf('sack fire oust dismiss remove') };
export const takingOffice = setOf(
  'appoint name elect swear sworn hire become became nominate promote take took taken choose chose chosen pick',
);

/** Verbs by which what was stopped goes on, with or without an object. */
export const goingOn = setOf('resume restart restore reopen reinstate reimpose');
export const stoppingVerbs =
  setOf(`suspend halt stop pause ground close cancel end lift revoke rescind scrap drop block cease
  withdraw withdrew freeze froze`);

/** Verbs by which an act that has a number or a name is undone. */
export const undoActs = setOf(
  `${formal} lift end drop suspend block halt freeze quash reverse pull supersede correct retract`,
);

/** Roads are blocked and flights dropped, too: what has a number without being an act is not ended by these. */
export const stopsAnything = setOf('block halt freeze drop pull');

/** Verbs that say that something is undone only by more than themselves. */
export const leavesOrFinds = setOf('resign quit find unstruck recall');
