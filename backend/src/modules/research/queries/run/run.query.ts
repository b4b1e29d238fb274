import { z } from 'zod';
import { calendarDay } from '#kernel/calendar';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { stripInvisible } from '#kernel/invisible-characters';
import { visibleTracker } from '#modules/trackers/published';
import type { Caller } from '#platform/http/access/caller';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import { pageRequestOf, pageParameters, paged } from '#platform/http/answers/page';
import { readRoute } from '#platform/http/routes/read-route';
import { newestFirst } from '#platform/read-store/newest-first';
import { type ReadStore, type ScratchStore, READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { describeDocument } from '../../wording/run-log-text';
import { runAnswer, runView } from '../run-view';
import { consideredDocuments } from './considered-documents';

const runWithDocumentsAnswer = runAnswer
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
          reason: z.string().describe('In sentences.'),
          off_topic: z
            .boolean()
            .describe(
              'Left out because of what it is about, or because no sentence of it says enough: the owner may say that it is on topic.',
            ),
          by_words: z.boolean().describe('Left out by the words to include or exclude.'),
        }),
      )
      .describe('All pages that the run considered, once each; empty until it has ended.'),
  })
  .meta({ id: 'RunWithDocuments' });

type RunWithDocuments = ViewOf<typeof runWithDocumentsAnswer>;

const daysOf = async (
  reads: ReadStore,
  trackerId: string,
  runId: string,
): Promise<ReadonlyMap<string, string | null>> => {
  const recorded = await reads.find(claims, { tracker_id: trackerId, run_id: runId });
  return new Map(
    recorded.flatMap(({ evidence }) =>
      evidence.map(({ url, publishedAt }) => [url, calendarDay(publishedAt)] as const),
    ),
  );
};

/** A run with its log, for users who may see the tracker. */
export const runFor = async (
  { id: trackerId, runId }: { readonly id: string; readonly runId: string },
  caller: Caller | null,
  reads: ReadStore,
  scratch: ScratchStore,
): Promise<RunWithDocuments | Refusal> => {
  const tracker = await visibleTracker(reads, trackerId, caller);
  if (isRefusal(tracker)) return tracker;
  const run = await reads.get(runs, runId);
  if (run === undefined || run.tracker_id !== trackerId) return refuse('NOT_FOUND', 'This run does not exist.');
  const considered = await consideredDocuments(reads, runId);
  const days = await daysOf(reads, trackerId, runId);
  const documents = considered.map((document) => ({
    url: document.url,
    title: stripInvisible(document.title),
    outcome: document.outcome,
    reason: describeDocument(document),
    published_on: days.get(document.url) ?? null,
    off_topic: document.reason.kind === 'off_topic' || document.reason.kind === 'unclear',
    by_words: document.reason.kind === 'excluded_word' || document.reason.kind === 'no_included_word',
  }));
  return { ...(await runView(scratch, run)), documents };
};

export const GetRun = readRoute({
  path: 'api/topics/tracker/:id/runs/:runId',
  access: 'optional',
  summary: 'A run with all pages it considered.',
  answers: runWithDocumentsAnswer,
  uses: [READ_STORE, SCRATCH_STORE],
  read: ({ params, caller }, ...stores) => runFor(params, caller, ...stores),
});

export const GetRuns = readRoute({
  path: 'api/topics/tracker/:id/runs',
  access: 'optional',
  summary: 'The tracker’s runs, newest first; 100 a page.',
  query: pageParameters(100),
  answers: z.array(runAnswer),
  uses: [READ_STORE, SCRATCH_STORE],
  async read({ params: { id }, query, caller }, reads, scratch) {
    const tracker = await visibleTracker(reads, id, caller);
    if (isRefusal(tracker)) return tracker;
    const list = { where: { tracker_id: id }, by: 'requested_at' } as const;
    const { rows, next } = await newestFirst(reads, runs, list, pageRequestOf(query));
    return paged({ rows: await Promise.all(rows.map((run) => runView(scratch, run))), next });
  },
});
