import { publishedStatement } from '#engine/compare/published-statement';
import { dateOf, displayText } from '#engine/composition/display-text';
import type { FoundRemark, LineContext } from '#engine/composition/found-line';
import type { Evidence, LedgerClaim, InForceDay } from '#engine/ledger';
import { isoDay } from '#text/words/date-mention';
import { calendarDayOf } from '#text/words/dates';
import { effectiveDayIn, movesDay } from './effective-days';

/** A day from or until which a line holds, with its source. */
interface Bound extends Pick<InForceDay, 'day'> {
  readonly evidence: Evidence;
  readonly exceptions?: readonly Bound[];
}

const quoted = ({ quote, opensAt }: Pick<InForceDay, 'quote' | 'opensAt'>, page: Evidence): Evidence => {
  const { passage: _passage, opensAt: _elsewhere, ...cited } = page;
  return quote === page.quote ? page : { ...cited, quote, ...(opensAt !== undefined && { opensAt }) };
};

const boundOf = ({ exceptions, ...bound }: InForceDay, page: Evidence): Bound => ({
  day: bound.day,
  evidence: quoted(bound, page),
  ...(exceptions && { exceptions: exceptions.map((each) => boundOf(each, page)) }),
});

/** The day to which a later claim moved this one: that of the newest claim about the same thing. */
const movedTo = (quote: string, claim: LedgerClaim, page: Evidence, claims: readonly LedgerClaim[]): Bound | null => {
  const was = effectiveDayIn(quote, calendarDayOf(claim.publishedAt) ?? 0);
  if (was === null) return null;
  const published = publishedStatement(quote, page.title);
  const moved = claims.flatMap((later) => {
    const [evidence] = later.evidence;
    const now = dateOf(later) > dateOf(claim) ? effectiveDayIn(later.text, dateOf(later)) : null;
    if (evidence === undefined || now === null || !later.live) return [];
    const isSame = later.overrules?.kind === 'changed' && quote.includes(later.overrules.was);
    const moves = isSame || movesDay(published, was, now, { sentence: later.text, title: evidence.title });
    return moves ? [{ at: dateOf(later), bound: { day: isoDay(now.day), evidence } }] : [];
  });
  return moved.sort((a, b) => b.at - a.at)[0]?.bound ?? null;
};

/** Whether a claim of the same page with this quote was changed or reversed since. */
const isOutdated = (quote: string, claims: readonly LedgerClaim[]): boolean =>
  claims.some(({ text, live, verdict }) => text === quote && (!live || verdict === 'wrong'));

/**
 * The day from which a claim holds, or the new one if a later page moved it. Null if its page does not say, or what it
 * says was overruled.
 */
const fromDayOf = (claim: LedgerClaim, claims: readonly LedgerClaim[]): Bound | null => {
  const [page] = claim.evidence;
  const from = claim.inForce?.from;
  if (page === undefined || from === undefined) return null;
  const moved = movedTo(from.quote, claim, page, claims);
  if (moved !== null) return moved;
  return isOutdated(from.quote, claims) ? null : boundOf(from, page);
};

/** The day until which a claim holds; null if its page does not say, or what it says was overruled. */
const untilDayOf = (claim: LedgerClaim, claims: readonly LedgerClaim[]): Bound | null => {
  const [page] = claim.evidence;
  const until = claim.inForce?.until;
  return page === undefined || until === undefined || isOutdated(until.quote, claims) ? null : boundOf(until, page);
};

const remark = <Kind extends 'takes_effect' | 'ends' | 'exception'>(kind: Kind, { day, evidence }: Bound) => ({
  kind,
  day,
  evidence: [evidence],
});

const exceptionsOf = ({ exceptions = [] }: Bound): readonly FoundRemark[] =>
  exceptions.map((each) => remark('exception', each));

/** The deadline that a claim sets, and the days from and until which it holds. */
export const actDays = (claim: LedgerClaim, claims: readonly LedgerClaim[]): readonly FoundRemark[] => {
  const [page] = claim.evidence;
  const due = claim.inForce?.due;
  const from = fromDayOf(claim, claims);
  const until = untilDayOf(claim, claims);
  return [
    ...(page === undefined || due === undefined
      ? []
      : [{ kind: 'due' as const, day: due.day, evidence: [quoted(due, page)] }]),
    ...(from === null ? [] : [remark('takes_effect', from)]),
    ...(until === null ? [] : [remark('ends', until)]),
    ...(from === null ? [] : exceptionsOf(from)),
  ];
};

/** The claim whose beginning a page moved: `The effective date shall be May 3` does not say what it is about. */
export const movedBy = ({ url }: Evidence, { claims, readAt }: LineContext): readonly FoundRemark[] => {
  const moved = claims.find(
    (claim) => claim.live && claim.evidence[0]?.url !== url && fromDayOf(claim, claims)?.evidence.url === url,
  );
  if (moved === undefined) return [];
  return moved.evidence
    .slice(0, 1)
    .map((page) => ({ kind: 'told_before', quote: displayText(moved, readAt), evidence: [page] }));
};
