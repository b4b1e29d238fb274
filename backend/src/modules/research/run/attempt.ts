import type { Feedback } from '../domain/feedback.decider';
import { ledgerFold, ledgerOf } from './ledger-of';
import type { RunBasis, RunMaterial } from './run-material';
import type { ResearchRunPorts } from './run-ports';
import { type ProgressWriter, writeProgress } from './run-progress';
import type { RunRecorder, RunSpending } from './run-recorder';
import { scopeOf } from './topic-scope';

/** The inputs of all steps of an attempt. */
export interface Attempt extends RunBasis {
  readonly recorder: RunRecorder;
  readonly spending: RunSpending;
  readonly progress: ProgressWriter;
  readonly signal: AbortSignal;
}

/** What an attempt begins with. */
export type AttemptStart = Pick<Attempt, 'run' | 'tracker' | 'recorder' | 'spending' | 'signal'>;

export interface PreparedMaterial {
  readonly feedback: Feedback;
  /** The material before `applyFeedback`. */
  readonly material: RunMaterial;
}

export const beginAttempt = async (
  { runner, check, scratch, clock }: ResearchRunPorts,
  start: AttemptStart,
): Promise<Attempt> => {
  const { run, tracker } = start;
  const { runId, trackerId } = run;
  const { settings, extraTopics, wordFilter } = tracker;
  const { description, naming, domains, sites } = settings;
  const scope = scopeOf(tracker);
  const ledger = ledgerOf(await runner.streams.stateOf(ledgerFold, trackerId), scope);
  const { aliases, openings, pages } = ledger;
  const now = clock.now();
  const topic = {
    description,
    extraTopics,
    wordFilter,
    naming,
    domains,
    sites,
    aliases,
    openings,
    now: now.toISOString(),
  };
  const progress = writeProgress(
    scratch,
    runId,
    check && ((page) => check({ ...topic, runId, page, known: pages.at(page.url) })),
  );
  return { ...start, scope, ledger, now, progress };
};
