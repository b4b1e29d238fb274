import { isOwn, titleOf, visibleTracker } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { type Refusal, isRefusal } from '#kernel/decider';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import type { Caller } from '#platform/http/caller';
import { newestFirst } from '#platform/read-store/newest-first';
import type { Page, Place } from '#platform/read-store/page';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { type Claim, claims } from '#projections/research/claims/claims.projection';
import { type ClaimView, claimView } from '../claims/claims.query';
import { type ShownVerdicts, verdictsOf, visibleVerdicts } from '../verdicts-shown';
import type { Evidence } from './evidence';

/** All claims of a tracker with their quotes, for users who may see the tracker. */
export class ExportEvidence extends Query<Evidence | Refusal> {
  constructor(
    readonly trackerId: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}

const PAGE = 500;

@QueryHandler(ExportEvidence)
export class ExportEvidenceHandler implements IQueryHandler<ExportEvidence> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  async execute({ trackerId, caller }: ExportEvidence) {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const verdicts = visibleVerdicts(await verdictsOf(this.reads, trackerId), isOwn(tracker, caller));
    return {
      id: trackerId,
      title: titleOf(tracker),
      description: tracker.description,
      link: `${this.config.publicUrl}/tracker/${trackerId}`,
      exportedAt: this.clock.now().toISOString(),
      claims: () => this.claimsOf(trackerId, verdicts),
    };
  }

  private async *claimsOf(trackerId: string, verdicts: ShownVerdicts): AsyncGenerator<ClaimView> {
    const list = { where: { tracker_id: trackerId }, by: 'first_seen_at' } as const;
    let after: Place | null = null;
    do {
      const page: Page<Claim> = await newestFirst(this.reads, claims, list, { limit: PAGE, after });
      for (const claim of page.rows) yield claimView(claim, verdicts);
      after = page.next;
    } while (after !== null);
  }
}
