import type { ActiveTracker } from '#modules/trackers/published';
import type { ProposedSearch } from '#events/research/searches';
import type { Feedback } from '../domain/feedback.decider';
import type { Gathered } from '../gather/gathering';
import type { RunToConclude } from './conclude-run';
import { type Ledger, ledgerFold, ledgerOf } from './ledger-of';
import type { RunRecords } from './record-run';
import type { RunOutcome } from './run-outcome';
import type { ResearchRunPorts, RunOfTracker } from './run-ports';
import { type ProgressWriter, writeProgress } from './run-progress';
import { scopeOf } from './scope';

/** The inputs of all steps of an attempt: its tracker and ledger as they were when it began. */
export interface Attempt {
  readonly run: RunOfTracker;
  readonly tracker: ActiveTracker;
  readonly scope: string;
  readonly ledger: Ledger;
  readonly now: Date;
  readonly records: RunRecords;
  readonly progress: ProgressWriter;
  readonly signal: AbortSignal;
}

interface Weighing {
  readonly gathered: Gathered;
  readonly feedback: Feedback;
  /** The run without regard to feedback, see `obeying`. */
  readonly concluding: RunToConclude;
}

/** The steps of an attempt in order, each with the findings of those before it. */
export type AttemptStep =
  | { readonly step: 'search' }
  | { readonly step: 'read'; readonly searches: readonly ProposedSearch[] }
  | { readonly step: 'compare'; readonly gathered: Gathered }
  | ({ readonly step: 'choose' } & Weighing)
  | ({ readonly step: 'conclude' } & Weighing)
  | { readonly step: 'record'; readonly gathered: Gathered; readonly outcome: RunOutcome }
  /** The tracker's settings have changed meanwhile, so the pages were read for something else than it is now about. */
  | { readonly step: 'trackerChanged' }
  | { readonly step: 'over' };

export type At<Step extends AttemptStep['step']> = Extract<AttemptStep, { readonly step: Step }>;

export const beginAttempt = async (
  { runner, check, scratch, clock }: Pick<ResearchRunPorts, 'runner' | 'check' | 'scratch' | 'clock'>,
  run: RunOfTracker,
  tracker: ActiveTracker,
  records: RunRecords,
  signal: AbortSignal,
): Promise<Attempt> => {
  const { runId, trackerId } = run;
  const { settings, phrases: alsoAbout, words } = tracker;
  const { description, naming, domains, sites } = settings;
  const scope = scopeOf(tracker);
  const ledger = ledgerOf(await runner.folded(ledgerFold, trackerId), scope);
  const { aliases, openings, pages } = ledger;
  const now = clock.now();
  const topic = { description, alsoAbout, words, naming, domains, sites, aliases, openings, now: now.toISOString() };
  const progress = writeProgress(
    scratch,
    runId,
    check && ((page) => check({ ...topic, runId, page, known: pages.at(page.url) })),
  );
  return { run, tracker, scope, ledger, now, records, progress, signal };
};
