import type { ClaimView } from '../claims/claims.query';

/** The content of an export: a tracker and all of its claims, newest first. */
export interface ExportedEvidence {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The tracker's page. */
  readonly link: string;
  /** ISO 8601 UTC. */
  readonly exportedAt: string;
  /** Read page by page, so that an old ledger does not have to fit into memory. */
  claims(): AsyncIterable<ClaimView>;
}
