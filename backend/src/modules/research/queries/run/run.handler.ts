import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import {
  type ReadPageTitle,
  readPageId,
} from '../../../../../../projections/research/read-pages/read-page-title.document';
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
import type { ConsideredDocument } from '../../domain/research.events';
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
    const documents = log === undefined ? [] : [...log.documents, ...(await this.unchanged(trackerId, log.unchanged))];
    return { ...(await runView(this.scratch, run)), documents };
  }

  private async unchanged(trackerId: string, urls: readonly string[]): Promise<ConsideredDocument[]> {
    const ids = urls.map((url) => readPageId(trackerId, url));
    const pages = await this.reads.find<ReadPageTitle>('read-pages', { _id: { $in: ids } });
    const titles = new Map(pages.map(({ url, title }) => [url, title]));
    return urls.map((url) => ({
      url,
      title: titles.get(url) ?? '',
      outcome: 'known',
      reason: 'Read before, and unchanged since.',
    }));
  }
}
