import type { ClaimEvidence, ClaimStatus } from '#modules/research/domain/ledger.events';

export interface Claim {
  readonly _id: string;
  readonly tracker_id: string;
  readonly text: string;
  readonly status: ClaimStatus;
  readonly first_seen_at: string;
  readonly last_seen_at: string;
  readonly evidence: readonly ClaimEvidence[];
}
