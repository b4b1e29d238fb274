import type { ProposedSearch } from '#events/research/searches';
import type { Feedback } from '../domain/feedback.decider';
import type { Gathered } from '../gather/gathering';
import type { RunBasis, RunMaterial } from './run-material';
import { ledgerFold, ledgerOf } from './ledger-of';
import type { RunRecorder } from './run-recorder';
import type { RunOutcome } from './run-outcome';
import type { ResearchRunPorts } from './run-ports';
import { type ProgressWriter, writeProgress } from './run-progress';
import { scopeOf } from './topic-scope';
import type { RunSpending } from './run-spending';

/** The inputs of all steps of an attempt. */
export interface Attempt extends RunBasis {
  readonly recorder: RunRecorder;
  readonly spending: RunSpending;
  readonly progress: ProgressWriter;
  readonly signal: AbortSignal;
}

/** What an attempt begins with. */
export type AttemptStart = Pick<Attempt, 'run' | 'tracker' | 'recorder' | 'spending' | 'signal'>;

interface Weighing {
  readonly gathered: Gathered;
  readonly feedback: Feedback;
  /** The run without regard to feedback, see `obeying`. */
  readonly material: RunMaterial;
}

/** The steps of an attempt in order, each with the findings of those before it. */
export type AttemptStep =
  | { readonly step: 'search' }
  | { readonly step: 'read'; readonly searches: readonly ProposedSearch[] }
  | { readonly step: 'compare'; readonly gathered: Gathered }
  | ({ readonly step: 'choose' } & Weighing)
  | ({ readonly step: 'find_news' } & Weighing)
  | { readonly step: 'record'; readonly gathered: Gathered; readonly outcome: RunOutcome }
  /** The tracker's settings have changed meanwhile, so the pages were read for something else than it is now about. */
  | { readonly step: 'trackerChanged' }
  | { readonly step: 'over' };

export type At<Step extends AttemptStep['step']> = Extract<AttemptStep, { readonly step: Step }>;

export const beginAttempt = async (
  { runner, check, scratch, clock }: Pick<ResearchRunPorts, 'runner' | 'check' | 'scratch' | 'clock'>,
  start: AttemptStart,
): Promise<Attempt> => {
  const { run, tracker } = start;
  const { runId, trackerId } = run;
  const { settings, phrases: alsoAbout, words } = tracker;
  const { description, naming, domains, sites } = settings;
  const scope = scopeOf(tracker);
  const ledger = ledgerOf(await runner.streams.stateOf(ledgerFold, trackerId), scope);
  const { aliases, openings, pages } = ledger;
  const now = clock.now();
  const topic = { description, alsoAbout, words, naming, domains, sites, aliases, openings, now: now.toISOString() };
  const progress = writeProgress(
    scratch,
    runId,
    check && ((page) => check({ ...topic, runId, page, known: pages.at(page.url) })),
  );
  return { ...start, scope, ledger, now, progress };
};
