import { z } from 'zod';
import type { PlaceFault } from '#events/research/run-log';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import type { ReadStore, ScratchStore } from '#platform/read-store/read-store';
import { type RunDocument, type RunState, runs } from '#projections/research/runs/runs.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import type { CheckedLine } from '../run/check-page';
import { RUN_PROGRESS, type RunProgress } from '../run/run-progress';
import { describeRunFailure, describePlaceFault } from '../wording/run-log-text';
import { checkedSource, quotedView } from './source-view';

const progressAnswer = z
  .strictObject({
    step: z.enum(['discover', 'read']),
    host: z.string().describe('The host being looked at.'),
    title: z.string().describe('The page last read; empty before the first.'),
    sources_found: z.int(),
    sources_read: z.int(),
    recent: z
      .array(
        z.strictObject({
          url: z.string(),
          title: z.string(),
          host: z.string(),
          outcome: z
            .enum(['checking', 'kept', 'off_topic', 'nothing', 'known', 'unreachable', 'unreadable'])
            .describe(
              'What became of it: `checking` until its sentences are verified, then `kept` if there are lines; `known` if unchanged since an earlier run.',
            ),
          lines: z.int().describe('Number of verified lines.'),
        }),
      )
      .describe('The pages read most recently, newest first.'),
    checked: z
      .array(z.strictObject({ text: z.string(), source: checkedSource }))
      .describe(
        'The newest verified lines, newest first. Provisional: the run publishes its own once all pages are compared.',
      ),
    lines_checked: z.int().describe('Number of lines verified so far.'),
  })
  .meta({ id: 'RunProgress' });

const askedPlaceAnswer = z
  .strictObject({
    kind: z.enum(['domain', 'document', 'provider', 'engine']),
    name: z
      .string()
      .describe(
        'A domain of the tracker, the title of a document that it names, or the name of a search provider as in SEARCH_PROVIDERS.',
      ),
    answer: z
      .enum(['found', 'nothing-to-read', 'unreachable', 'resting'])
      .describe('`resting`: not asked, since it was overloaded when it was asked last.'),
    found: z.int().describe('Number of pages.'),
    reason: z.string().describe('A predicate, e.g. "has no feed or sitemap"; empty if pages were found.'),
    retry_at: timeAnswer.nullable().describe('When it is asked again at the earliest; null if the next run asks it.'),
  })
  .meta({ id: 'AskedPlace' });

type RunProgressView = ViewOf<typeof progressAnswer>;

export const runAnswer = z
  .strictObject({
    id: z.string(),
    state: z.enum(['queued', 'running', 'published', 'nothing_new', 'failed']),
    engine: z.string().nullable().describe('Null until it has started.'),
    started_at: timeAnswer.nullable(),
    finished_at: timeAnswer.nullable(),
    duration_ms: z.int().nullable(),
    sources_tried: z.int(),
    sources_read: z.int(),
    claims_new: z.int(),
    claims_rejected: z.int(),
    cost_usd: z.number(),
    reason: z.string().nullable().describe('A code: NO_MATCH or NO_NEWS if nothing was found, else why it failed.'),
    detail: z.string().nullable().describe('The same in words, for a failure.'),
    retry_at: timeAnswer.nullable().describe('When a failed run will be retried.'),
    comparing: z
      .strictObject({
        model: z.string(),
        pages: z.int().describe('New pages that it was to compare with the topic.'),
        compared: z.int().describe('Pages that it compared; words alone decided of the others.'),
        fault: z.string().nullable().describe('Why it did not compare all of them, in words; null if it did.'),
      })
      .meta({ id: 'RunComparing' })
      .nullable()
      .describe('What a model of meaning did; null if none was asked.'),
    editing: z
      .strictObject({
        model: z.string().nullable().describe('Null if the tracker chose a model where none is set up.'),
        pages: z.int().describe('Pages that it was to edit.'),
        edited: z.int().describe('Pages that it edited; the rules edited the others.'),
        fault: z.string().nullable().describe('Why it did not answer everything, in words; null if it did.'),
      })
      .meta({ id: 'RunEditing' })
      .nullable()
      .describe('What a model chose of the pages; null if none was to.'),
    writing: z
      .strictObject({
        model: z.string(),
        sentences: z.int().describe('Sentences that the evidence bears out.'),
        replaced: z.int().describe('Sentences that did not pass and were replaced by their quotes.'),
        fault: z.string().nullable().describe('Why nothing was written, in words; null if something was.'),
      })
      .meta({ id: 'RunWriting' })
      .nullable()
      .describe('What a model made of its answer; null if none was asked.'),
    asked: z
      .array(askedPlaceAnswer)
      .describe('Where it looked for pages, and what each place answered; empty until it has ended.'),
    searches: z
      .array(
        z.strictObject({
          words: z.string(),
          by: z.enum(['rules', 'model']).describe('Whose words: the tracker’s own, or what a model proposed.'),
          found: z.int().describe('Number of pages, from all providers.'),
        }),
      )
      .describe('What it asked search providers for; empty until it has ended, or if it asked none.'),
    progress: progressAnswer.nullable().describe('Null unless it is running.'),
  })
  .meta({ id: 'Run', description: 'A run: every field in every state.' });

export type RunView = ViewOf<typeof runAnswer>;

const faultText = (fault: PlaceFault | null): string | null => (fault === null ? null : describePlaceFault(fault));

const view = (run: RunDocument, progress: RunProgressView | null): RunView => ({
  id: run._id,
  state: run.state,
  engine: run.engine,
  started_at: run.started_at,
  finished_at: run.finished_at,
  duration_ms:
    run.started_at === null || run.finished_at === null
      ? null
      : Date.parse(run.finished_at) - Date.parse(run.started_at),
  sources_tried: run.sources_tried,
  sources_read: run.sources_read,
  claims_new: run.claims_new,
  claims_rejected: run.claims_rejected,
  cost_usd: run.cost_usd,
  reason: run.reason,
  detail: describeRunFailure(run),
  retry_at: run.retry_at,
  comparing: run.comparing === null ? null : { ...run.comparing, fault: faultText(run.comparing.fault) },
  editing: run.editing === null ? null : { ...run.editing, fault: faultText(run.editing.fault) },
  writing: run.writing === null ? null : { ...run.writing, fault: faultText(run.writing.fault) },
  asked: (run.asked ?? []).map(({ retryAt, reason, ...place }) => ({
    ...place,
    reason: faultText(reason) ?? '',
    retry_at: retryAt,
  })),
  searches: [...run.searches],
  progress,
});

/** Progress before discovery has started. */
const BEGUN: RunProgressView = {
  step: 'discover',
  host: '',
  title: '',
  sources_found: 0,
  sources_read: 0,
  recent: [],
  checked: [],
  lines_checked: 0,
};

const checkedView = ({ text, evidence, readAt }: CheckedLine): RunProgressView['checked'][number] => ({
  text,
  source: quotedView({ ...evidence, readAt }),
});

export const runView = async (scratch: ScratchStore, run: RunDocument): Promise<RunView> => {
  if (run.state !== 'running') return view(run, null);
  const progress = await scratch.load<RunProgress>(RUN_PROGRESS, run._id);
  if (progress === undefined) return view(run, BEGUN);
  const { _id, checked, ...shown } = progress;
  return view(run, { ...shown, checked: checked.map(checkedView) });
};

/** The newest run of a tracker; null before the first request. */
export const lastRunOf = async (
  reads: ReadStore,
  scratch: ScratchStore,
  trackerId: string,
): Promise<RunView | null> => {
  const [newest] = await reads.find(runs, { tracker_id: trackerId }, { sort: { requested_at: -1 }, limit: 1 });
  return newest === undefined ? null : runView(scratch, newest);
};

/**
 * The state of a tracker's first run, whatever later runs found: `published` once there is an overview, else the first
 * run that did not fail, else the latest attempt.
 */
export const firstRunStateOf = async (reads: ReadStore, trackerId: string): Promise<RunState> => {
  const state = await reads.get(trackerStates, trackerId);
  if ((state?.updated_at ?? null) !== null) return 'published';
  const ofTracker = { tracker_id: trackerId };
  const notFailed = { ...ofTracker, state: { $ne: 'failed' as const } };
  const [first] = await reads.find(runs, notFailed, { sort: { requested_at: 1 }, limit: 1 });
  const [newest] = await reads.find(runs, ofTracker, { sort: { requested_at: -1 }, limit: 1 });
  return (first ?? newest)?.state ?? 'queued';
};
