import { visibleTracker } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Refusal, isRefusal } from '#kernel/decider';
import type { Caller } from '#platform/http/caller';
import { type ReadStore, type ScratchStore, READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { runs } from '#projections/research/runs/runs.projection';
import { type RunView, runView } from '../run-view';

/** The newest runs of a tracker, newest first, for whoever may see the tracker. */
export class GetRuns extends Query<readonly RunView[] | Refusal> {
  constructor(
    readonly trackerId: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}

const LIMIT = 100;

@QueryHandler(GetRuns)
export class GetRunsHandler implements IQueryHandler<GetRuns> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
  ) {}

  async execute({ trackerId, caller }: GetRuns) {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const newest = { sort: { requested_at: -1 }, limit: LIMIT } as const;
    const found = await this.reads.find(runs, { tracker_id: trackerId }, newest);
    return Promise.all(found.map((run) => runView(this.scratch, run)));
  }
}
