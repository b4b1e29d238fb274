import type { RunRef } from '#events/research/run.events';
import { isRefusal } from '#kernel/decider';
import { activeTracker } from '#modules/trackers/published';
import { ConcurrencyConflict } from '#platform/command-handling/concurrency-conflict';
import { NotUpToDate } from '#platform/read-store/find-up-to-date';
import { StoreUnreachable } from '#platform/store-unreachable';
import { ledgerDecider } from '../domain/ledger.decider';
import { attemptRun } from './attempt-run';
import type { ResearchRunPorts } from './run-ports';
import { runRecorder } from './run-recorder';

/** After this many attempts a run is recorded as failed and retried on schedule. */
const MAX_ATTEMPTS = 3;
/** How often one attempt reads for a tracker that is edited meanwhile. */
const MAX_READINGS = 4;

/** Whether a store was unreachable, lost a race against other appends or lagged behind, all of which are temporary. */
const isPassing = (error: unknown): boolean =>
  error instanceof StoreUnreachable || error instanceof ConcurrencyConflict || error instanceof NotUpToDate;

/**
 * Carries out a run: reads the web, compares with the ledger, appends the result. All its state is in the log, so any
 * process can resume it after a crash; it appends its result only once.
 */
export const carryOutRun =
  (ports: ResearchRunPorts) =>
  async (run: RunRef, signal: AbortSignal): Promise<void> => {
    const { runner, searchEngineFor, onFault } = ports;
    const { trackerId } = run;
    const spending = { usd: 0 };
    const recorder = runRecorder(ports, run, spending);

    // If a crash occurred between the run's end and its consequences, this completes them and nothing is left to do.
    if ((await runner.streams.stateAfterFollowUps(ledgerDecider, trackerId)).endedRun === run.runId) return;
    const tracker = await activeTracker(runner.streams, trackerId);
    if (tracker === undefined) {
      await recorder.fail('TRACKER_DELETED');
      return;
    }
    const started = await recorder.decideOnRun({
      type: 'StartRun',
      ...run,
      engine: searchEngineFor(tracker.settings.model)?.name ?? 'feeds',
    });
    if (isRefusal(started)) return;
    const { run: begun } = started.state;
    if (begun.status === 'running' && begun.attempt > MAX_ATTEMPTS) {
      await recorder.fail('INTERRUPTED', undefined, { kind: 'attempts', attempts: MAX_ATTEMPTS });
      return;
    }
    try {
      for (let reading = 1; reading <= MAX_READINGS; reading++) {
        // Read again after the start and after each restart, since from here on an edit is noted with the run.
        const current = await activeTracker(runner.streams, trackerId);
        if (current === undefined) return;
        if ((await attemptRun(ports, { run, tracker: current, recorder, spending, signal })) === 'over') return;
        await recorder.decideOnRun({ type: 'RestartRun', ...run });
      }
      // Edited during each of them: the run stays open, and the scheduler has it attempted again, as after a crash.
    } catch (error) {
      if (signal.aborted) return;
      // The run is not at fault and stays open: its job is repeated, or the scheduler has it attempted again.
      if (isPassing(error)) throw error;
      onFault(error);
      await recorder.fail('ENGINE_FAILED');
    }
  };
