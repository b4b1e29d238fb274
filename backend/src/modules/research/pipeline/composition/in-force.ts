import { termOf, uses } from '../acts/definition';
import { fulfilledIn } from '../acts/fulfilment';
import { orderedThingIn } from '../acts/ordered-thing';
import { effectiveDayIn, movesDay } from '../compare/effective-days';
import { toldStatement } from '../compare/told-statement';
import type { ActLink, Evidence, InForceDay, LedgerClaim } from '../ledger';
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

/** Maximum time between an order and its fact sheet. */
const TOGETHER = days(14);

/** What a claim reports to be set up, and its deadline; null if no act states one, or acts state different ones. */
export const orderedDayOf = (
  claim: LedgerClaim,
  links: readonly ActLink[],
): (Bound & { readonly thing: string }) | null => {
  if (claim.inForce?.due !== undefined) return null;
  const ordered = links.flatMap((link) => {
    if (link.kind !== 'orders') return [];
    const { due, evidence } = link;
    const isNear = Math.abs((calendarDayOf(evidence.publishedAt) ?? Number.NaN) - dateOf(claim)) <= TOGETHER;
    const order = isNear ? orderedThingIn(evidence.quote) : null;
    const day = timeOf(due);
    return day !== null && order?.isReportedBy(claim.text) === true ? [{ day, evidence, thing: order.thing }] : [];
  });
  const [first] = ordered;
  return first === undefined || ordered.some(({ day }) => day !== first.day) ? null : first;
};

/** The deadline of a condition without which a claim ends, with its sentence; null if its page has none, or it was overruled. */
export const provisoOf = ({ inForce, evidence: [page] }: LedgerClaim, claims: readonly LedgerClaim[]): Bound | null => {
  const proviso = inForce?.proviso;
  if (page === undefined || proviso === undefined || isOutdated(proviso.quote, claims)) return null;
  return boundOf(proviso, page);
};

/** What the act of a claim explicitly does not do; null if it states no limit, or that was overruled. */
export const limitOf = ({ inForce, evidence: [page] }: LedgerClaim, claims: readonly LedgerClaim[]): Evidence | null =>
  page === undefined || inForce?.limit === undefined || isOutdated(inForce.limit, claims)
    ? null
    : quoted(inForce.limit, page);

/** The act's definition of a term in the shown `text`; null if it has none, or that was overruled. */
export const definitionOf = (
  { inForce, evidence: [page] }: LedgerClaim,
  text: string,
  claims: readonly LedgerClaim[],
): { readonly term: string; readonly evidence: Evidence } | null => {
  const definition = inForce?.definition;
  const term = definition === undefined ? null : termOf(definition);
  if (page === undefined || definition === undefined || term === null || !uses(text, term)) return null;
  return isOutdated(definition, claims) ? null : { term, evidence: quoted(definition, page) };
};

/** The date of the first later page that says that what a claim orders exists; null if none does. */
export const setUpDayOf = (claim: LedgerClaim): Bound | null => {
  const evidence = fulfilledIn(claim);
  const day = calendarDayOf(evidence?.publishedAt ?? null);
  return evidence === null || day === null ? null : { day, evidence };
};

/** Whether a claim held only until a day before `at`. */
export const hasEnded = ({ inForce }: LedgerClaim, at: number): boolean => {
  const until = timeOf(inForce?.until?.day ?? null);
  return until !== null && until + days(1) <= at;
};
