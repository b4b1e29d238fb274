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

/** What holds for all steps of an attempt: its tracker and its ledger as they were when it began. */
export interface Attempt {
  readonly run: RunOfTracker;
  readonly subject: ActiveTracker;
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
  /** As if there was no feedback, see `obeying`. */
  readonly concluding: RunToConclude;
}

/** The steps of an attempt in their order, each with what those before it found. */
export type AttemptStep =
  | { readonly step: 'search' }
  | { readonly step: 'read'; readonly searches: readonly ProposedSearch[] }
  | { readonly step: 'compare'; readonly gathered: Gathered }
  | ({ readonly step: 'edit' } & Weighing)
  | ({ readonly step: 'conclude' } & Weighing)
  | { readonly step: 'record'; readonly gathered: Gathered; readonly outcome: RunOutcome }
  /** The tracker was edited meanwhile: what was read is not what it is to be about. */
  | { readonly step: 'edited' }
  | { readonly step: 'over' };

export type At<Step extends AttemptStep['step']> = Extract<AttemptStep, { readonly step: Step }>;

export const beginAttempt = async (
  { decide, check, scratch, clock }: Pick<ResearchRunPorts, 'decide' | 'check' | 'scratch' | 'clock'>,
  run: RunOfTracker,
  subject: ActiveTracker,
  records: RunRecords,
  signal: AbortSignal,
): Promise<Attempt> => {
  const { runId, trackerId } = run;
  const { settings, alsoAbout, words } = subject;
  const { description, naming, domains } = settings;
  const scope = scopeOf(subject);
  const ledger = ledgerOf(await decide.folded(ledgerFold, trackerId), scope);
  const { aliases, openings, pages } = ledger;
  const now = clock.now();
  const topic = { description, alsoAbout, words, naming, domains, aliases, openings, now: now.toISOString() };
  const progress = writeProgress(
    scratch,
    runId,
    check && ((page) => check({ ...topic, runId, page, known: pages.at(page.url) })),
  );
  return { run, subject, scope, ledger, now, records, progress, signal };
};
