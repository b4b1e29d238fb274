import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { RunDocuments } from '../../../../../../projections/research/run-documents/run-documents.document';
import type { Run } from '../../../../../../projections/research/runs/run.document';
import { isRefusal, refuse } from '../../../../kernel/decider';
import {
  READ_STORE,
  type ReadStore,
  SCRATCH_STORE,
  type ScratchStore,
} from '../../../../platform/read-store/read-store';
import { visibleTracker } from '../../../trackers/queries/visible-tracker';
import { runView } from '../run-view';
import { GetRun } from './run.query';

@QueryHandler(GetRun)
export class GetRunHandler implements IQueryHandler<GetRun> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
  ) {}

  async execute({ trackerId, runId, caller }: GetRun) {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const run = await this.reads.get<Run>('runs', runId);
    if (run === undefined || run.tracker_id !== trackerId) return refuse('NOT_FOUND', 'This run does not exist.');
    const log = await this.reads.get<RunDocuments>('run-documents', runId);
    return { ...(await runView(this.scratch, run)), documents: log?.documents ?? [] };
  }
}
