import { type ActiveTracker, activeTracker } from '#modules/trackers/published';
import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import type { Ids } from '#kernel/ids';
import { ofTheSystem } from '#platform/command-handling/command-context';
import type { DeciderRunner } from '#platform/command-handling/decider-runner';
import type { ScratchStore } from '#platform/read-store/read-store';
import { type ResearchCommand, researchDecider } from '../domain/research.decider';
import { type FailureReason, type ResearchEvent, researchEvents } from '../domain/research.events';
import type { Gathered, Gatherer } from '../gather/gathering';
import type { RunToConclude } from './conclude-run';
import { ledgerOf } from './ledger-of';
import type { RunOutcome } from './run-outcome';
import { writeProgress } from './run-progress';

export interface ResearchRunPorts {
  readonly decide: DeciderRunner;
  readonly gatherer: Gatherer;
  readonly conclude: (run: RunToConclude, signal: AbortSignal) => Promise<RunOutcome>;
  readonly scratch: ScratchStore;
  readonly clock: Clock;
  readonly ids: Ids;
  /** A fault of our own: the operator is told what it was, the reader only that there was one. */
  readonly onFault: (error: unknown) => void;
}

/** The payload of a research job. */
export type RunOfTracker = {
  readonly trackerId: string;
  readonly runId: string;
};

/** A run that was begun this often without coming to an end is recorded as failed; its retry is scheduled like any other. */
const ATTEMPTS = 3;
/** How often a run begins anew because its tracker was edited meanwhile. */
const EDITS = 3;

const scopeOf = ({ settings }: ActiveTracker): string =>
  createHash('sha256')
    .update(JSON.stringify([settings.description, [...settings.domains].sort()]))
    .digest('base64url')
    .slice(0, 16);

/**
 * Carries a run out: reads the web, compares with the ledger, appends the result. Everything it knows comes from the
 * log, so it may be begun again by any process after a crash; what it appends it appends once.
 */
export const carryOutRun =
  ({ decide, gatherer, conclude, scratch, clock, ids, onFault }: ResearchRunPorts) =>
  async ({ trackerId, runId }: RunOfTracker, signal: AbortSignal): Promise<void> => {
    const carryOut = (command: ResearchCommand) =>
      decide.run(researchDecider, trackerId, command, ofTheSystem(ids.next(), clock.now(), runId));

    const currentTracker = () => activeTracker(decide, trackerId);
    const fail = (reason: FailureReason, detail: string, scope: string, gathered?: Gathered) =>
      carryOut({
        type: 'FailRun',
        trackerId,
        runId,
        reason,
        detail,
        now: clock.now(),
        figures: {
          sourcesTried: gathered?.documents.length ?? 0,
          sourcesRead: 0,
          claimsNew: 0,
          claimsRejected: 0,
          costUsd: 0,
        },
        documents: { scope, considered: gathered?.documents ?? [], unchanged: [], read: [], aliases: [] },
      });

    const attemptOnce = async (subject: ActiveTracker): Promise<'over' | 'edited'> => {
      const scope = scopeOf(subject);
      const history = await decide.history<ResearchEvent>(researchEvents.stream(trackerId));
      const { established } = history.reduce(researchDecider.evolve, researchDecider.initialState);
      const { knowledge, fetched } = ledgerOf(history, scope);
      const { description, domains } = subject.settings;
      const now = clock.now();

      const progress = writeProgress(scratch, clock, runId);
      try {
        const gathered = await gatherer.gather({
          runId,
          description,
          domains,
          now,
          known: fetched,
          signal,
          onProgress: progress.report,
        });
        // The process stops: the run stays open and goes on after the next start.
        if (signal.aborted) return 'over';

        if (gathered.finding !== 'readable') {
          await fail(gathered.finding, unreadable(gathered), scope, gathered);
          return 'over';
        }
        const run = { trackerId, runId, scope, description, established };
        const outcome = await conclude({ run, domains, now: now.toISOString(), knowledge, gathered }, signal);
        const current = await currentTracker();
        if (current === undefined) {
          await fail('TRACKER_DELETED', 'The tracker was deleted while its sources were read.', scope);
          return 'over';
        }
        if (scopeOf(current) !== scope) return 'edited';
        await carryOut({ type: 'FinishRun', trackerId, runId, ...outcome });
        return 'over';
      } finally {
        await progress.end();
      }
    };

    let subject = await currentTracker();
    if (subject === undefined) {
      await fail('TRACKER_DELETED', 'The tracker was deleted before its run began.', '');
      return;
    }
    const started = await carryOut({ type: 'StartRun', trackerId, runId, engine: 'feeds' });
    if (isRefusal(started)) return;
    const { run } = started.state;
    if (run.status === 'running' && run.attempt > ATTEMPTS) {
      await fail('INTERRUPTED', `The run was begun ${ATTEMPTS} times and never came to its end.`, scopeOf(subject));
      return;
    }
    try {
      for (let edits = 0; edits <= EDITS && subject !== undefined; edits++) {
        if ((await attemptOnce(subject)) === 'over') return;
        subject = await currentTracker();
      }
    } catch (error) {
      if (signal.aborted) return;
      onFault(error);
      await fail(
        'ENGINE_FAILED',
        'The run ended by a fault of its own.',
        subject === undefined ? '' : scopeOf(subject),
      );
    }
  };

const unreadable = ({ hosts }: Gathered): string => hosts.map(({ host, reason }) => `${host}: ${reason}`).join('; ');
