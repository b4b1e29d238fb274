import { visibleTracker } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Refusal, isRefusal } from '#kernel/decider';
import type { Caller } from '#platform/http/caller';
import { newestFirst } from '#platform/read-store/newest-first';
import type { Page, PageAsked } from '#platform/read-store/page';
import { type ReadStore, type ScratchStore, READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { runs } from '#projections/research/runs/runs.projection';
import { type RunView, runView } from '../run-view';

/** A page of a tracker's runs, newest first, for users who may see the tracker. */
export class GetRuns extends Query<Page<RunView> | Refusal> {
  constructor(
    readonly trackerId: string,
    readonly caller: Caller | null,
    readonly asked: PageAsked,
  ) {
    super();
  }
}

@QueryHandler(GetRuns)
export class GetRunsHandler implements IQueryHandler<GetRuns> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
  ) {}

  async execute({ trackerId, caller, asked }: GetRuns) {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const list = { where: { tracker_id: trackerId }, by: 'requested_at' } as const;
    const { rows, next } = await newestFirst(this.reads, runs, list, asked);
    return { rows: await Promise.all(rows.map((run) => runView(this.scratch, run))), next };
  }
}
