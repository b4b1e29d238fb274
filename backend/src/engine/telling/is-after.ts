import type { LedgerClaim } from '../ledger';
import type { Reading, Run } from '../run';
import { timeOf } from '#text/words/dates';

/** Whether a page is from after a claim; a claim of the same run must be older, so that it is known which came first. */
export const isAfter = (run: Run, reading: Reading, claim: LedgerClaim): boolean => {
  const at = reading.document.publishedAt;
  const toldAt = timeOf(claim.publishedAt);
  if (claim.firstSeenAt === run.now) return at !== null && toldAt !== null && at > toldAt;
  return at === null || at >= (toldAt ?? 0);
};
