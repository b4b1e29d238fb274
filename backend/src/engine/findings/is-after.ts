import type { LedgerClaim } from '../ledger';
import type { RunPage, Run } from '../run';
import { timeOf } from '#text/words/dates';

/**
 * Whether a page was published after a claim. A claim of the same run must be strictly older, so that the order is
 * certain.
 */
export const isAfter = (run: Run, runPage: RunPage, claim: LedgerClaim): boolean => {
  const pagePublishedAt = runPage.document.publishedAt;
  const claimedAt = timeOf(claim.publishedAt);
  if (claim.firstSeenAt === run.nowIso)
    return pagePublishedAt !== null && claimedAt !== null && pagePublishedAt > claimedAt;
  return pagePublishedAt === null || pagePublishedAt >= (claimedAt ?? 0);
};
