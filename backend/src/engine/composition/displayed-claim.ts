import type { Evidence, FindingKind, LedgerClaim, StatedLink } from '../ledger';

/** A claim as a line shows it. */
export interface DisplayedClaim {
  readonly claim: LedgerClaim;
  readonly kind: FindingKind;
  readonly text: string;
  /** The page that the line cites. */
  readonly page: Evidence;
  /** Whether the title of the page is shown instead of the sentence. */
  readonly byTitle: boolean;
}

/** Claims, links and the time of reading, from which the remarks on a line follow. */
export interface LineContext {
  readonly claims: readonly LedgerClaim[];
  readonly links: readonly StatedLink[];
  /** When lines are read, in milliseconds, UTC. */
  readonly readAt: number;
}
