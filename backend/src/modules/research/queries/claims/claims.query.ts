import { visibleTracker } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Refusal, isRefusal } from '#kernel/decider';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import type { Caller } from '#platform/http/caller';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { evidenceAnswer, evidenceView } from '../source-view';

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

@QueryHandler(GetClaims)
export class GetClaimsHandler implements IQueryHandler<GetClaims> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ trackerId, caller }: GetClaims) {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const newest = { sort: { last_seen_at: -1, _id: -1 } } as const;
    const found = await this.reads.find(claims, { tracker_id: trackerId }, newest);
    return found.map(({ _id, text, status, first_seen_at, last_seen_at, evidence }) => ({
      id: _id,
      text,
      status,
      first_seen_at,
      last_seen_at,
      evidence: evidence.map(evidenceView),
    }));
  }
}
