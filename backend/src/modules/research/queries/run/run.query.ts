import { visibleTracker } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import type { ViewOf } from '#platform/http/answers';
import type { Caller } from '#platform/http/caller';
import { type ReadStore, type ScratchStore, READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { offTopic } from '../../pipeline/pipeline';
import { excludedBy, notIncluded } from '../../pipeline/word-filter';
import { runAnswer, runView } from '../run-view';
import { calendarDay } from '../source-view';
import { consideredDocuments } from './considered-documents';

export const runWithDocumentsAnswer = runAnswer
  .extend({
    documents: z
      .array(
        z.strictObject({
          url: z.string().describe('The URL it was found at.'),
          title: z.string(),
          published_on: z.iso
            .date()
            .nullable()
            .describe('The page’s calendar day; known only of pages that told something new.'),
          outcome: z.enum(['told', 'evidence', 'left_out', 'known', 'unreachable']),
          reason: z.string(),
          off_topic: z.boolean().describe('Left out because of what it is about.'),
          by_words: z.boolean().describe('Left out by the words to include or exclude.'),
        }),
      )
      .describe('All pages that the run considered, once each; empty until it has ended.'),
  })
  .meta({ id: 'RunWithDocuments' });

export type RunWithDocuments = ViewOf<typeof runWithDocumentsAnswer>;

/** A run with its log, for users who may see the tracker. */
export class GetRun extends Query<RunWithDocuments | Refusal> {
  constructor(
    readonly trackerId: string,
    readonly runId: string,
    readonly caller: Caller | null,
  ) {
    super();
  }
}

@QueryHandler(GetRun)
export class GetRunHandler implements IQueryHandler<GetRun> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
  ) {}

  async execute({ trackerId, runId, caller }: GetRun) {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const run = await this.reads.get(runs, runId);
    if (run === undefined || run.tracker_id !== trackerId) return refuse('NOT_FOUND', 'This run does not exist.');
    const considered = await consideredDocuments(this.reads, runId);
    const days = await this.daysOf(trackerId, runId);
    const documents = considered.map((document) => ({
      ...document,
      published_on: days.get(document.url) ?? null,
      off_topic: document.reason.startsWith(offTopic),
      by_words: document.reason.startsWith(excludedBy) || document.reason.startsWith(notIncluded),
    }));
    return { ...(await runView(this.scratch, run)), documents };
  }

  private async daysOf(trackerId: string, runId: string): Promise<ReadonlyMap<string, string | null>> {
    const recorded = await this.reads.find(claims, { tracker_id: trackerId, run_id: runId });
    return new Map(
      recorded.flatMap(({ evidence }) =>
        evidence.map(({ url, publishedAt }) => [url, calendarDay(publishedAt)] as const),
      ),
    );
  }
}
