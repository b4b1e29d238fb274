import { Query } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Refusal } from '../../../../kernel/decider';
import { type ViewOf, timeAnswer } from '../../../../platform/http/answers';
import type { Caller } from '../../../../platform/http/caller';
import { evidenceAnswer } from '../source-view';

export const claimAnswer = z
  .strictObject({
    id: z.string(),
    text: z.string(),
    status: z.enum(['new', 'confirmed', 'updated', 'contradicted']),
    first_seen_at: timeAnswer,
    last_seen_at: timeAnswer,
    evidence: z.array(evidenceAnswer),
  })
  .meta({ id: 'Claim' });

export type ClaimView = ViewOf<typeof claimAnswer>;

/** The ledger of a tracker, the newest first, for whoever may see the tracker. */
export class GetClaims extends Query<readonly ClaimView[] | Refusal> {
  constructor(
    readonly trackerId: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}
