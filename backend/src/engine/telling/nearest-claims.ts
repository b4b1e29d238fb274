import type { LedgerClaim } from '../ledger';
import type { Run } from '../run';

/** Told lines with less in common with a sentence are not compared with it, nor are more, however many an old ledger has. */
interface Nearness {
  /** Cosine of stems. */
  readonly likeness: number;
  readonly most: number;
}

/** The told claims that still hold and are nearest to a sentence, of those that are comparable with it; nearest first. */
export const nearestClaims = (
  run: Run,
  stems: ReadonlySet<string>,
  { likeness, most }: Nearness,
  isComparable: (claim: LedgerClaim) => boolean,
): readonly LedgerClaim[] => {
  const found: LedgerClaim[] = [];
  for (const { claim } of run.told.lines.near(stems, likeness)) {
    if (found.length === most) break;
    if (run.told.holds(claim) && isComparable(claim)) found.push(claim);
  }
  return found;
};
