import { isRefusal } from '#kernel/decider';
import type { FailureDetail } from '#events/research/run-log';
import type { ConsideredDocuments, FailureReason, RunRef } from '#events/research/run.events';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { type LedgerCommand, ledgerDecider } from '../domain/ledger.decider';
import { type RunCommand, runDecider, type RunNote } from '../domain/run.decider';
import type { Gathered } from '../gather/gathering';
import { illustratedPages } from './illustrated-pages';
import type { RunOutcome } from './run-outcome';
import type { ResearchRunPorts } from './run-ports';
import { inAppendableParts } from './within-append';

/** What models cost a job, whether or not their answers are used: it outlives the attempts, each of which adds to it. */
export interface RunSpending {
  usd: number;
}

type RecordingPorts = Pick<ResearchRunPorts, 'runner' | 'clock' | 'ids' | 'illustrate'>;

/** What a run considered, as its log has it. */
const considered = (gathered: Gathered | undefined, documents: ConsideredDocuments) => ({
  ...documents,
  asked: gathered?.places ?? [],
  ...(gathered?.searches !== undefined && { searches: gathered.searches }),
});

/** Appends the results of a run; `spending` has what its models cost. */
export const runRecorder = (
  { runner, clock, ids, illustrate }: RecordingPorts,
  run: RunRef,
  spending: Readonly<RunSpending>,
) => {
  const context = () => ofTheSystem(ids.next(), clock.now(), run.runId);
  const decideOnRun = (command: RunCommand) => runner.run(runDecider, run.trackerId, command, context());
  const record = (note: RunNote) => decideOnRun({ type: 'Record', note });
  const decideOnLedger = (command: LedgerCommand) => runner.run(ledgerDecider, run.trackerId, command, context());

  const fail = async (reason: FailureReason, gathered?: Gathered, detail: FailureDetail | null = null) => {
    const documents = gathered?.documents ?? [];
    const told = considered(gathered, { considered: documents, unchanged: [] });
    await decideOnRun({ type: 'RecordDocuments', ...run, ...told });
    await decideOnRun({
      type: 'FailRun',
      ...run,
      reason,
      detail,
      now: clock.now(),
      figures: {
        sourcesTried: documents.length,
        sourcesRead: 0,
        claimsNew: 0,
        claimsRejected: 0,
        costUsd: (gathered?.costUsd ?? 0) + spending.usd,
      },
    });
  };

  /** Records a large reading in parts, which count once the run has ended. */
  const finish = async (outcome: RunOutcome, gathered: Gathered, after: string | null): Promise<void> => {
    const { entries, result, documents } = outcome;
    const figures = { ...outcome.figures, costUsd: outcome.figures.costUsd + spending.usd };
    const recorded = await decideOnRun({ type: 'RecordDocuments', ...run, ...considered(gathered, documents) });
    const isOver = isRefusal(recorded) || recorded.events.length === 0;
    if (isOver) return;
    await illustrate?.({ ...run, pages: illustratedPages(gathered.pages, documents.considered) });

    const { scope, aliases, pages } = outcome.pages;
    const reading = ids.next();
    const parts = inAppendableParts(pages).map((part) => ({ reading, scope, aliases, pages: part }));
    for (const part of parts.slice(0, -1)) await decideOnLedger({ type: 'RecordPages', ...run, after, pages: part });
    const last = parts.at(-1) ?? { reading, scope, aliases, pages: [] };
    await decideOnLedger({ type: 'FinishRun', ...run, after, figures, result, entries: { ...entries, pages: last } });
  };

  return { decideOnRun, record, fail, finish };
};

export type RunRecorder = ReturnType<typeof runRecorder>;
