import type { Evidence, LedgerClaim } from '../ledger';
import { toldAfterwards } from '../mentions/afterwards';
import { actIdOf } from '../stories/titles';
import { calendarDayOf } from '../words/dates';
import type { ActName } from './act-names';
import type { EndedAct } from './ended-act';
import { dueDayOf, fromDayOf, orderedDayOf, provisoOf, setUpDayOf, untilDayOf, type Bound } from './in-force';
import type { LineNotes, ShownBound, ShownEndedAct, ShownName } from './notes';
import type { Shared } from './shared';
import { titleOf } from './shown-text';
import type { Known } from './told-ending';

/** The days that are said behind a line, and that its page does not say to what an amount changes. */
export const inForceDays = (
  claim: LedgerClaim,
  { claims, links }: Known,
  numberOf: (evidence: Evidence) => number,
): Pick<LineNotes, 'from' | 'until' | 'due' | 'ordered' | 'setUp' | 'proviso' | 'amountUntold'> => {
  const from = fromDayOf(claim, claims);
  const until = untilDayOf(claim, claims);
  const due = dueDayOf(claim);
  const ordered = orderedDayOf(claim, links);
  const setUp = setUpDayOf(claim);
  return {
    ...(due === null ? {} : { due: shownBound(due, numberOf) }),
    ...(ordered === null ? {} : { ordered: { ...shownBound(ordered, numberOf), thing: ordered.thing } }),
    ...(setUp === null ? {} : { setUp: shownBound(setUp, numberOf) }),
    ...(from === null ? {} : { from: shownBound(from, numberOf) }),
    ...(until === null ? {} : { until: shownBound(until, numberOf) }),
    ...shownProviso(claim, claims, numberOf),
    ...(claim.inForce?.amountUntold === true ? { amountUntold: true } : {}),
  };
};

/** By what else a line may end, in the words of its page. */
export const shownProviso = (
  claim: LedgerClaim,
  claims: readonly LedgerClaim[],
  numberOf: (evidence: Evidence) => number,
): Pick<LineNotes, 'proviso'> => {
  const proviso = provisoOf(claim, claims);
  return proviso === null ? {} : { proviso: { ...shownBound(proviso, numberOf), quote: proviso.evidence.quote } };
};

const shownBound = (
  { evidence, exceptions, ...bound }: Bound,
  numberOf: (evidence: Evidence) => number,
): ShownBound => ({
  ...bound,
  source: numberOf(evidence),
  ...(exceptions && {
    exceptions: exceptions.map((each) => ({ ...shownBound(each, numberOf), quote: each.evidence.quote })),
  }),
});

/** As of which day a line is told that leaves off what was under way, and who tells of it afterwards. */
export const shownAsOf = (
  day: number,
  claim: LedgerClaim,
  numberOf: (evidence: Evidence) => number,
): NonNullable<LineNotes['asOf']> => {
  const afterwards = toldAfterwards(claim);
  const toldOn = calendarDayOf(afterwards?.publishedAt ?? null);
  return afterwards === null || toldOn === null
    ? { day }
    : { day, afterwards: { day: toldOn, source: numberOf(afterwards), quote: afterwards.quote } };
};

const FURTHER_EXAMPLES = /(?<=, (?:including|such as) [^,;]*?)(?:,| and ).*$/u;

/** What an end spares, with only the first example if it was quoted before. */
const quotedAgain = (quote: string, isFirst: boolean): string =>
  isFirst ? quote : quote.replace(FURTHER_EXAMPLES, ' …');

export const shownName = (
  name: ActName | undefined,
  numberOf: (evidence: Evidence) => number,
): { readonly name?: ShownName } =>
  name === undefined ? {} : { name: { title: name.title, source: numberOf(name.evidence) } };

const byTitle = (endedBy: Evidence): Pick<ShownEndedAct, 'by'> => {
  const title = titleOf(endedBy);
  return title === null ? {} : { by: title };
};

/** `necessary to address the emergency declared in Executive Order 12, and to reduce the threats found in …` */
const namesMoreGrounds = (quote: string, act: string): boolean =>
  /,? and (?:to|on|under|in) /.test(quote.slice(quote.indexOf(act) + act.length));

/** With numbers in the order in which its note cites them. `isNamed`: what the act is called stands beside it. */
export const shownEndedAct = (
  { act, part, endedBy, limit, restsOn, through }: EndedAct,
  { numberOf, nameOf, isFirst }: Pick<Shared, 'numberOf' | 'nameOf' | 'isFirst'>,
  isNamed = false,
): ShownEndedAct => ({
  act,
  ...(part === undefined ? {} : { part }),
  ...(isNamed ? {} : shownName(nameOf(actIdOf(act)), numberOf)),
  source: numberOf(endedBy),
  ...byTitle(endedBy),
  ...(limit && { limit: { quote: quotedAgain(limit.quote, isFirst(limit.quote)), source: numberOf(limit) } }),
  ...(restsOn && {
    restsOn: { source: numberOf(restsOn), inPart: namesMoreGrounds(restsOn.quote, through?.act ?? act) },
  }),
  ...(through && { through: { act: through.act, modifies: numberOf(through.modifies) } }),
});
