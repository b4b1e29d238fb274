import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { TrackerState } from '../../../../../../projections/research/tracker-states/tracker-state.document';
import type { Update } from '../../../../../../projections/research/updates/update.document';
import { type FollowDocument, followId } from '../../../../../../projections/trackers/follows/follow.document';
import { isRefusal } from '../../../../kernel/decider';
import {
  READ_STORE,
  type ReadStore,
  SCRATCH_STORE,
  type ScratchStore,
} from '../../../../platform/read-store/read-store';
import { lastRunOf } from '../../../research/queries/run-view';
import { SourceLinks } from '../../../research/queries/source-links';
import { isOwn, visibleTracker } from '../visible-tracker';
import { trackerView } from './tracker-view';
import { GetTracker } from './tracker.query';

const NEWEST_UPDATES = { sort: { created_at: -1 }, limit: 200 } as const;

@QueryHandler(GetTracker)
export class GetTrackerHandler implements IQueryHandler<GetTracker> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
    private readonly links: SourceLinks,
  ) {}

  async execute({ trackerId, caller }: GetTracker) {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const [state, updates, lastRun, follow] = await Promise.all([
      this.reads.get<TrackerState>('tracker-states', trackerId),
      this.reads.find<Update>('updates', { tracker_id: trackerId }, NEWEST_UPDATES),
      lastRunOf(this.reads, this.scratch, trackerId),
      caller === null ? undefined : this.reads.get<FollowDocument>('follows', followId(caller.userId, trackerId)),
    ]);
    const parts = {
      tracker,
      state,
      updates,
      lastRun,
      canEdit: isOwn(tracker, caller),
      following: follow !== undefined,
    };
    return trackerView(parts, this.links);
  }
}
