import { isRefusal } from '#kernel/decider';
import type { FailureDetail } from '#events/research/run-log';
import type { FailureReason } from '#events/research/run.events';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { type LedgerCommand, ledgerDecider } from '../domain/ledger.decider';
import { type RunCommand, runDecider } from '../domain/run.decider';
import type { Gathered } from '../gather/gathering';
import { illustratedPages } from './illustrated-pages';
import type { RunOutcome } from './run-outcome';
import type { ResearchRunPorts, RunOfTracker } from './run-ports';
import { inAppendableParts } from './within-append';

const searchesIn = (gathered: Gathered | undefined): Pick<Gathered, 'searches'> =>
  gathered?.searches === undefined ? {} : { searches: gathered.searches };

type RecordingPorts = Pick<ResearchRunPorts, 'runner' | 'clock' | 'ids' | 'illustrate'>;

/** Appends the results of a run. */
export const recordsOf = ({ runner, clock, ids, illustrate }: RecordingPorts, run: RunOfTracker) => {
  let spentUsd = 0;
  const context = () => ofTheSystem(ids.next(), clock.now(), run.runId);
  const ofRun = (command: RunCommand) => runner.run(runDecider, run.trackerId, command, context());
  const ofLedger = (command: LedgerCommand) => runner.run(ledgerDecider, run.trackerId, command, context());

  const fail = async (reason: FailureReason, gathered?: Gathered, detail: FailureDetail | null = null) => {
    const considered = gathered?.documents ?? [];
    const documents = { considered, unchanged: [], asked: gathered?.places ?? [], ...searchesIn(gathered) };
    await ofRun({ type: 'RecordDocuments', ...run, ...documents });
    await ofRun({
      type: 'FailRun',
      ...run,
      reason,
      detail,
      now: clock.now(),
      figures: {
        sourcesTried: considered.length,
        sourcesRead: 0,
        claimsNew: 0,
        claimsRejected: 0,
        costUsd: (gathered?.costUsd ?? 0) + spentUsd,
      },
    });
  };

  /** Records a large reading in parts, which count once the run has ended. */
  const finish = async (outcome: RunOutcome, gathered: Gathered, after: string | null): Promise<void> => {
    const { entries, result, documents } = outcome;
    const figures = { ...outcome.figures, costUsd: outcome.figures.costUsd + spentUsd };
    const { places, pages: read } = gathered;
    const recorded = await ofRun({
      type: 'RecordDocuments',
      ...run,
      ...documents,
      asked: places,
      ...searchesIn(gathered),
    });
    const isOver = isRefusal(recorded) || recorded.events.length === 0;
    if (isOver) return;
    await illustrate?.({ ...run, pages: illustratedPages(read, documents.considered) });

    const { scope, aliases, pages } = outcome.pages;
    const reading = ids.next();
    const parts = inAppendableParts(pages).map((part) => ({ reading, scope, aliases, pages: part }));
    for (const part of parts.slice(0, -1)) await ofLedger({ type: 'RecordPages', ...run, after, pages: part });
    const last = parts.at(-1) ?? { reading, scope, aliases, pages: [] };
    await ofLedger({ type: 'FinishRun', ...run, after, figures, result, entries: { ...entries, pages: last } });
  };

  /** Adds to the cost of models in this job, whether or not their answers are used. */
  const spend = (usd: number): void => {
    spentUsd += usd;
  };

  return { ofRun, spend, fail, finish };
};

export type RunRecords = ReturnType<typeof recordsOf>;
