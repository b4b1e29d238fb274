import { followId, follows, isOwn, visibleTracker } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { type Refusal, isRefusal } from '#kernel/decider';
import type { ClaimStatus } from '../../domain/ledger.events';
import { lastRunOf } from '../run-view';
import { SourceLinks } from '../source-links';
import { CLOCK } from '#platform/clock';
import type { Caller } from '#platform/http/caller';
import { type ReadStore, type ScratchStore, READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { mentionsOf } from '../told-by';
import { type TrackerView, trackerView } from './tracker-view';

/** A tracker with its current overview, for users who may see it. */
export class GetTracker extends Query<TrackerView | Refusal> {
  constructor(
    readonly trackerId: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}

const LIVE: readonly ClaimStatus[] = ['new', 'confirmed'];
const NEWEST_UPDATES = { sort: { created_at: -1 }, limit: 200 } as const;

@QueryHandler(GetTracker)
export class GetTrackerHandler implements IQueryHandler<GetTracker> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly links: SourceLinks,
  ) {}

  async execute({ trackerId, caller }: GetTracker) {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const [state, newest, lastRun, follow, live] = await Promise.all([
      this.reads.get(trackerStates, trackerId),
      this.reads.find(updates, { tracker_id: trackerId }, NEWEST_UPDATES),
      lastRunOf(this.reads, this.scratch, trackerId),
      caller === null ? undefined : this.reads.get(follows, followId(caller.userId, trackerId)),
      this.reads.count(claims, { tracker_id: trackerId, status: { $in: LIVE } }),
    ]);
    const cited = [...(state?.state?.sources ?? []), ...newest.flatMap(({ sources }) => sources)];
    const mentions = await mentionsOf(
      this.reads,
      cited.map(({ quote }) => ({ trackerId, quote })),
    );
    const parts = {
      tracker,
      state,
      updates: newest,
      lastRun,
      canEdit: isOwn(tracker, caller),
      following: follow !== undefined,
      live,
      mentions,
      now: this.clock.now().getTime(),
    };
    return trackerView(parts, this.links);
  }
}
