import { listOf, setOf } from '../patterns';

/** Regular verbs. */
export const regular = listOf(`
  revoke rescind repeal terminate cancel nullify vacate overturn quash invalidate abolish scrap void reverse lift end drop
  remove suspend block halt abandon pull retract dismiss scrub collapse resign sack fire oust reopen resume restart restore
  reinstate reimpose recall shelve axe ditch discontinue overrule expire lapse dissolve pause supersede correct
`);

/** Base, third person, past, participle if it differs, gerund. */
export const irregular: readonly (readonly string[])[] = [
  listOf('withdraw withdraws withdrew withdrawn withdrawing'),
  listOf('cancel cancels cancelled cancelling'),
  listOf('annul annuls annulled annulling'),
  listOf('freeze freezes froze frozen freezing'),
  listOf('quit quits quit quitting'),
  listOf('acquit acquits acquitted acquitting'),
  listOf('unstruck unstruck unstruck unstruck'),
  listOf('find finds found finding'),
];

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
