import { isOwn, visibleTracker } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Refusal, isRefusal } from '#kernel/decider';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import type { Caller } from '#platform/http/caller';
import { newestFirst } from '#platform/read-store/newest-first';
import type { Page, PageAsked } from '#platform/read-store/page';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { type Claim, claims } from '#projections/research/claims/claims.projection';
import { VERDICTS } from '../../domain/feedback.events';
import { evidenceAnswer, evidenceView } from '../source-view';
import { type ShownVerdicts, verdictsOf, visibleVerdicts } from '../verdicts-shown';

export const claimAnswer = z
  .strictObject({
    id: z.string(),
    text: z.string(),
    status: z.enum(['new', 'confirmed', 'updated', 'contradicted']),
    first_seen_at: timeAnswer,
    last_seen_at: timeAnswer,
    mentions: z
      .int()
      .describe(
        'Of the documents read so far, how many tell the event or name its day and what it is about, its evidence included.',
      ),
    evidence: z.array(evidenceAnswer),
    verdict: z
      .enum(VERDICTS)
      .nullable()
      .describe('What the owner said of it; for anyone else null unless it is wrong.'),
  })
  .meta({ id: 'Claim' });

export type ClaimView = ViewOf<typeof claimAnswer>;

export const claimView = (
  { _id, text, status, first_seen_at, last_seen_at, mentions, evidence }: Claim,
  verdicts: ShownVerdicts,
): ClaimView => ({
  id: _id,
  text,
  status,
  first_seen_at,
  last_seen_at,
  mentions: Math.max(mentions, evidence.length),
  evidence: evidence.map(evidenceView),
  verdict: verdicts.get(_id)?.verdict ?? null,
});

/** A page of a tracker's ledger, newest claims first, for users who may see the tracker. */
export class GetClaims extends Query<Page<ClaimView> | Refusal> {
  constructor(
    readonly trackerId: string,
    /** Null for all of its runs. */
    readonly runId: string | null,
    readonly caller: Caller | null,
    readonly asked: PageAsked,
  ) {
    super();
  }
}

@QueryHandler(GetClaims)
export class GetClaimsHandler implements IQueryHandler<GetClaims> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ trackerId, runId, caller, asked }: GetClaims) {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const ofRun = runId === null ? {} : { run_id: runId };
    const list = { where: { tracker_id: trackerId, ...ofRun }, by: 'first_seen_at' } as const;
    const { rows, next } = await newestFirst(this.reads, claims, list, asked);
    const verdicts = visibleVerdicts(await verdictsOf(this.reads, trackerId), isOwn(tracker, caller));
    return { rows: rows.map((claim) => claimView(claim, verdicts)), next };
  }
}
