import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Run } from '../../../../../../projections/research/runs/run.document';
import { isRefusal } from '../../../../kernel/decider';
import {
  READ_STORE,
  type ReadStore,
  SCRATCH_STORE,
  type ScratchStore,
} from '../../../../platform/read-store/read-store';
import { visibleTracker } from '../../../trackers/queries/visible-tracker';
import { runView } from '../run-view';
import { GetRuns } from './runs.query';

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
    const runs = await this.reads.find<Run>('runs', { tracker_id: trackerId }, newest);
    return Promise.all(runs.map((run) => runView(this.scratch, run)));
  }
}
