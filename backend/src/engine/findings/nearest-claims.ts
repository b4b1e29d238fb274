import type { LedgerClaim } from '../ledger';
import type { Run } from '../run';

/** Limits for the told lines that a sentence is compared with, however many an old ledger has. */
interface Nearness {
  /** Minimum cosine of stems. */
  readonly likeness: number;
  readonly most: number;
}

/** The comparable told claims that still hold and are nearest to a sentence, nearest first. */
export const nearestClaims = (
  run: Run,
  stems: ReadonlySet<string>,
  { likeness, most }: Nearness,
  isComparable: (claim: LedgerClaim) => boolean,
): readonly LedgerClaim[] => {
  const found: LedgerClaim[] = [];
  for (const { claim } of run.ledger.lines.near(stems, likeness)) {
    if (found.length === most) break;
    if (run.ledger.holds(claim) && isComparable(claim)) found.push(claim);
  }
  return found;
};
