import { Query } from '@nestjs/cqrs';
import type { Refusal } from '../../../../kernel/decider';
import type { Caller } from '../../../../platform/http/caller';
import type { ClaimStatus } from '../../domain/research.events';
import type { evidenceView } from '../source-view';

export interface ClaimView {
  readonly id: string;
  readonly text: string;
  readonly status: ClaimStatus;
  readonly first_seen_at: string;
  readonly last_seen_at: string;
  readonly evidence: readonly ReturnType<typeof evidenceView>[];
}

/** The ledger of a tracker, the newest first, for whoever may see the tracker. */
export class GetClaims extends Query<readonly ClaimView[] | Refusal> {
  constructor(
    readonly trackerId: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}
