import { FeedAddresses } from '#modules/feeds/published';
import { followId, follows, isOwn, visibleTracker } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { type Refusal, isRefusal } from '#kernel/decider';
import { lastRunOf } from '../run-view';
import { SourceLinks } from '../source-links';
import { CLOCK } from '#platform/clock';
import type { Caller } from '#platform/http/caller';
import { type ReadStore, type ScratchStore, READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { keyFactsOf } from '../key-facts/shown-key-facts';
import { claimsQuotedBy, mentionsOf } from '../told-by';
import { verdictsOf } from '../verdicts-shown';
import type { TrackerView } from './tracker-answer';
import { LIVE, trackerView } from './tracker-view';

/** A tracker with its current overview, for users who may see it. */
export class GetTracker extends Query<TrackerView | Refusal> {
  constructor(
    readonly trackerId: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}

const NEWEST_UPDATES = { sort: { created_at: -1 }, limit: 200 } as const;

@QueryHandler(GetTracker)
export class GetTrackerHandler implements IQueryHandler<GetTracker> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly links: SourceLinks,
    private readonly feeds: FeedAddresses,
  ) {}

  async execute({ trackerId, caller }: GetTracker) {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const canEdit = isOwn(tracker, caller);
    const [state, overview, newest, lastRun, follow, live, verdicts, keyFacts] = await Promise.all([
      this.reads.get(trackerStates, trackerId),
      this.reads.get(overviews, trackerId),
      this.reads.find(updates, { tracker_id: trackerId }, NEWEST_UPDATES),
      lastRunOf(this.reads, this.scratch, trackerId),
      caller === null ? undefined : this.reads.get(follows, followId(caller.userId, trackerId)),
      this.reads.count(claims, { tracker_id: trackerId, status: { $in: LIVE } }),
      verdictsOf(this.reads, trackerId),
      keyFactsOf(this.reads, tracker),
    ]);
    const sources = [...(overview?.sources ?? []), ...newest.flatMap((update) => update.sources)];
    const cited = sources.map(({ quote }) => ({ trackerId, quote }));
    const [mentions, quoted, judged, rssUrl] = await Promise.all([
      mentionsOf(this.reads, cited),
      canEdit ? claimsQuotedBy(this.reads, cited) : () => null,
      Promise.all([...verdicts.keys()].map((claimId) => this.reads.get(claims, claimId))),
      canEdit ? this.feeds.addressOf({ kind: 'tracker', id: trackerId }) : null,
    ]);
    const parts = {
      tracker,
      state,
      overview,
      updates: newest,
      lastRun,
      canEdit,
      rssUrl,
      following: follow !== undefined,
      live,
      mentions,
      quoted,
      verdicts,
      judged: judged.filter((claim) => claim !== undefined),
      keyFacts,
      now: this.clock.now().getTime(),
    };
    return trackerView(parts, this.links);
  }
}
