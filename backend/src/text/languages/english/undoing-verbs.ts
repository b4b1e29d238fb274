import { wordList, setOf } from '../patterns';

export const regular = wordList(`
  revoke rescind repeal terminate cancel nullify vacate overturn quash invalidate abolish scrap void reverse lift end drop
  remove suspend block halt abandon pull retract dismiss scrub collapse resign sack fire oust reopen resume restart restore
  reinstate reimpose recall shelve axe ditch discontinue overrule expire lapse dissolve pause supersede correct
`);

/** Base, third person, past, participle if it differs, gerund. */
export const undoingVerbForms: readonly (readonly string[])[] = [
  wordList('withdraw withdraws withdrew withdrawn withdrawing'),
  wordList('cancel cancels cancelled cancelling'),
  wordList('annul annuls annulled annulling'),
  wordList('freeze freezes froze frozen freezing'),
  wordList('quit quits quit quitting'),
  wordList('acquit acquits acquitted acquitting'),
  wordList('find finds found finding'),
];

const formal =
  'revoke rescind repeal terminate withdraw cancel annul nullify vacate overturn invalidate abolish scrap void';

/** Verbs for undoing a thing, or for its ending by itself: `the truce collapsed`. */
export const undoesThings = setOf(
  `${formal} lift end drop remove suspend block halt freeze quash reverse pull dismiss abandon retract scrub
  recall shelve axe ditch discontinue overrule dissolve pause`,
);
/** Verbs for judging or overruling a thing, which end it only if the subject has the power to. */
export const decidesOnThings = setOf('dismiss quash overrule reverse block reject remove pull');
export const endsAlone = setOf('end collapse expire lapse');

/** Verbs for what only somebody with the power to do so is said to have done. */
export const judgingVerbs = setOf('quash annul overturn invalidate nullify void');

/** Prepositions that do not go on with a name: `ended its ban with immediate effect`. */
export const afterName = setOf('with about into as');

/** Stems of words that only say that a thing was still to come, or for a time. */
export const plannedStems = setOf('plan propos schedul announc intend temporari');

/** Nouns for rules and other law. */
export const lawNouns =
  setOf(`ban curfew sanction embargo moratorium restriction lockdown quarantine blockade mandate requirement
  evacuation warning alert notice advisory order rule ruling regulation law decree ordinance directive tariff tax
  surcharge freeze limit emergency proclamation resolution measure closure suspension`);

/** Nouns for anything that may be published. */
export const anyNouns =
  setOf(`plan project scheme deal agreement decision move measure rule order law proposal idea programme program
  licence contract update version product policy ban sale launch bid service route event exhibition trial case charge conviction mission tour festival`);

/** Things that a place has only one of at a time, so that the name and the place identify it. */
export const onceAtAPlace = setOf(
  'curfew truce lockdown quarantine emergency evacuation strike blockade merger takeover',
);

/** Verbs that put something into effect. Without one, a published sentence only mentions it. */
export const enactingVerbs = setOf(`
  impose issue declare order adopt announce introduce sign grant set agree begin began launch call approve publish release
  forecast charge convict ban recall clear authorise award require fix extend enact pass take took give gave open start
  strike win won hold held elect name appoint make made close suspend uphold upheld confirm permit license sentence schedule
  plan warn buy merge sell offer bid propose accept resign mandate limit file freeze froze
`);

/**
 * Verbs for leaving an office: `alone` with the person as subject, `done` with those who removed them. Also those for
 * taking one.
 */
export const leavingOffice = { alone: setOf('resign quit'), done: setOf('sack fire oust dismiss remove') };
export const takingOffice = setOf(
  'appoint name elect swear sworn hire become became nominate promote take took taken choose chose chosen pick',
);

/** Verbs for continuing what was stopped, with or without an object. */
export const goingOn = setOf('resume restart restore reopen reinstate reimpose');
export const stoppingVerbs =
  setOf(`suspend halt stop pause ground close cancel end lift revoke rescind scrap drop block cease
  withdraw withdrew freeze froze`);

/** Verbs by which an act that has a number or a name is undone. */
export const undoActs = setOf(
  `${formal} lift end drop suspend block halt freeze quash reverse pull supersede correct retract`,
);

/** Not for numbered things other than acts: roads are blocked and flights dropped, too. */
export const stopsAnything = setOf('block halt freeze drop pull');

/** Verbs that need further words to mean that something is undone. */
export const leavesOrFinds = setOf('resign quit find recall');
