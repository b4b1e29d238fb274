import { effectiveDayIn, movesDay } from '../compare/effective-days';
import { toldStatement } from '../compare/told-statement';
import type { Evidence, InForceDay, LedgerClaim } from '../ledger';
import { calendarDayOf, timeOf } from '../words/dates';
import { days, startOfDay } from '../words/named-date';
import { dateOf } from './shown-text';

/** A day from or until which a line holds, or a deadline, with its source. */
export interface Bound {
  /** Milliseconds, UTC. */
  readonly day: number;
  readonly evidence: Evidence;
  /** Empty if there are some whose wording was not recorded. */
  readonly exceptions?: readonly Omit<Bound, 'exceptions'>[];
}

const quoted = (quote: string, page: Evidence): Evidence => {
  const { passage: _passage, ...cited } = page;
  return quote === page.quote ? page : { ...cited, quote };
};

const boundOf = ({ day, quote, exceptions }: InForceDay, page: Evidence): Bound | null => {
  const at = timeOf(day);
  return at === null
    ? null
    : {
        day: at,
        evidence: quoted(quote, page),
        ...(exceptions && { exceptions: exceptions.flatMap((each) => boundOf(each, page) ?? []) }),
      };
};

/** The day to which a later claim moved a day: that of the newest claim about the same thing. */
const movedTo = (quote: string, claim: LedgerClaim, page: Evidence, claims: readonly LedgerClaim[]): Bound | null => {
  const was = effectiveDayIn(quote, calendarDayOf(claim.publishedAt) ?? 0);
  if (was === null) return null;
  const told = toldStatement(quote, page.title);
  const moved = claims.flatMap((later) => {
    const [evidence] = later.evidence;
    const now = dateOf(later) > dateOf(claim) ? effectiveDayIn(later.text, dateOf(later)) : null;
    if (evidence === undefined || now === null || !later.live) return [];
    const isSame = later.overrules?.kind === 'changed' && quote.includes(later.overrules.was);
    const moves = isSame || movesDay(told, was, now, { sentence: later.text, title: evidence.title });
    return moves ? [{ at: dateOf(later), bound: { day: startOfDay(now.day), evidence } }] : [];
  });
  return moved.sort((a, b) => b.at - a.at)[0]?.bound ?? null;
};

/** Whether a claim of the same page with this quote was changed or reversed since. */
const isOutdated = (quote: string, claims: readonly LedgerClaim[]): boolean =>
  claims.some(({ text, live, verdict }) => text === quote && (!live || verdict === 'wrong'));

/** From when a claim holds; if a later page moved that day, the new one. Null if its page does not say, or what it says was overruled. */
export const fromDayOf = (claim: LedgerClaim, claims: readonly LedgerClaim[]): Bound | null => {
  const [page] = claim.evidence;
  const from = claim.inForce?.from;
  if (page === undefined || from === undefined) return null;
  const moved = movedTo(from.quote, claim, page, claims);
  if (moved !== null) return moved;
  return isOutdated(from.quote, claims) ? null : boundOf(from, page);
};

/** The first claim of another page that began on another day before a page moved that; null if none did. */
export const movedBy = ({ url }: Evidence, claims: readonly LedgerClaim[]): LedgerClaim | null =>
  claims.find(
    (claim) => claim.live && claim.evidence[0]?.url !== url && fromDayOf(claim, claims)?.evidence.url === url,
  ) ?? null;

/** Until when a claim holds; null if its page does not say, or what it says was overruled. */
export const untilDayOf = (claim: LedgerClaim, claims: readonly LedgerClaim[]): Bound | null => {
  const [page] = claim.evidence;
  const until = claim.inForce?.until;
  if (page === undefined || until === undefined || isOutdated(until.quote, claims)) return null;
  return boundOf(until, page);
};

/** The deadline of what a claim orders; null if its page does not state one. */
export const dueDayOf = (claim: LedgerClaim): Bound | null => {
  const [page] = claim.evidence;
  const due = claim.inForce?.due;
  return page === undefined || due === undefined ? null : boundOf(due, page);
};

/** Whether a claim held only until a day before `at`. */
export const hasEnded = ({ inForce }: LedgerClaim, at: number): boolean => {
  const until = timeOf(inForce?.until?.day ?? null);
  return until !== null && until + days(1) <= at;
};
