import type { LedgerClaim } from '../ledger';
import type { Run } from '../run';

/** Limits for the published lines that a sentence is compared with, however many an old ledger has. */
interface ComparisonLimits {
  /** Minimum cosine of stems. */
  readonly minLikeness: number;
  readonly maxClaims: number;
}

/** The comparable published claims that still hold and are nearest to a sentence, nearest first. */
export const nearestClaims = (
  run: Run,
  stems: ReadonlySet<string>,
  { minLikeness, maxClaims }: ComparisonLimits,
  isComparable: (claim: LedgerClaim) => boolean,
): readonly LedgerClaim[] => {
  const found: LedgerClaim[] = [];
  for (const { claim } of run.ledger.lines.near(stems, minLikeness)) {
    if (found.length === maxClaims) break;
    if (run.ledger.holds(claim) && isComparable(claim)) found.push(claim);
  }
  return found;
};
