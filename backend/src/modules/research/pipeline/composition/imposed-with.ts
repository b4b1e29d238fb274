import { speakOfSameMeasure } from '../acts/measures';
import type { Evidence, LedgerClaim } from '../ledger';
import { acts } from '../ranking/patterns/news';
import { calendarDayOf } from '../words/dates';
import { hasEnded } from './in-force';
import { isOver } from './shown-text';
import type { Known } from './remarks/found';

/**
 * What the publisher of a page imposed on the day on which that page ended something of the same kind: duties end, and a surcharge
 * begins. Null if no page says so, or if one is told itself at `at` (milliseconds, UTC).
 */
export const imposedWith = (ending: Evidence, ended: string, { claims, links }: Known, at: number): Evidence | null => {
  const day = calendarDayOf(ending.publishedAt);
  const imposed = links.flatMap(({ kind, evidence }) =>
    kind === 'imposes' &&
    evidence.host === ending.host &&
    evidence.url !== ending.url &&
    calendarDayOf(evidence.publishedAt) === day &&
    speakOfSameMeasure(evidence.quote, ended)
      ? [evidence]
      : [],
  );
  const isTold = ({ evidence: [page] }: LedgerClaim): boolean => imposed.some(({ url }) => url === page?.url);
  const told = claims.some((claim) => claim.live && isTold(claim) && !isOver(claim, at) && !hasEnded(claim, at));
  // `The proclamation imposes …` rather than `I impose …`
  return told ? null : (imposed.find(({ quote }) => acts.test(quote)) ?? imposed[0] ?? null);
};
