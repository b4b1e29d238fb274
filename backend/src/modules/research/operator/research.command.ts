import type { CommandBus } from '@nestjs/cqrs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import type { Ids } from '#kernel/ids';
import { trackers } from '#modules/trackers/published';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { EXIT, type OperatorCommand, type OperatorIo, type OperatorHelp } from '#platform/operator/operator-command';
import type { ReadStore, ScratchStore } from '#platform/read-store/read-store';
import { runs } from '#projections/research/runs/runs.projection';
import { RequestRun } from '../commands/request-run/request-run.command';
import { type RunView, runView } from '../queries/run-view';

export const researchHelp: OperatorHelp = {
  name: 'research',
  usage: ['research run <tracker_id>             run a tracker now and print its progress and result'],
};

const POLL_MS = 250;

const progressLine = ({ state, progress }: RunView): string => {
  if (progress === null) return state;
  const { step, host, title, sources_found: found, sources_read: read } = progress;
  return `${step}: ${read} of ${found} sources read  ${title || host}`.trimEnd();
};

const resultLine = (run: RunView): string =>
  `${run.state}${run.reason === null ? '' : ` (${run.reason})`}: ${run.sources_read} of ${run.sources_tried} sources read, ` +
  `${run.claims_new} new claims, ${run.claims_rejected} rejected, ${run.duration_ms ?? 0} ms`;

/** `research run`: requests a run and prints its progress. */
export const researchCommand = (
  commands: CommandBus,
  reads: ReadStore,
  scratch: ScratchStore,
  clock: Clock,
  ids: Ids,
): OperatorCommand => {
  const follow = async (runId: string, io: OperatorIo): Promise<number> => {
    let last = '';
    while (!io.signal.aborted) {
      const run = await reads.get(runs, runId);
      if (run !== undefined) {
        const view = await runView(scratch, run);
        if (view.finished_at !== null) {
          await io.line(resultLine(view));
          return view.state === 'failed' ? EXIT.failed : EXIT.done;
        }
        const line = progressLine(view);
        if (line !== last) await io.line(line);
        last = line;
      }
      await sleep(POLL_MS, undefined, { signal: io.signal }).catch(() => undefined);
    }
    return EXIT.interrupted;
  };

  const underWay = async (trackerId: string): Promise<string | null> => {
    const [run] = await reads.find(runs, { tracker_id: trackerId, finished_at: null }, { limit: 1 });
    return run?._id ?? null;
  };

  return {
    ...researchHelp,
    async run([verb, trackerId, ...more], io) {
      if (verb !== 'run' || trackerId === undefined || more.length > 0) return EXIT.usage;
      if ((await reads.get(trackers, trackerId)) === undefined) {
        await io.line(`No tracker has the id ${trackerId}.`);
        return EXIT.failed;
      }
      const context = ofTheSystem(ids.next(), clock.now());
      const outcome = await commands.execute(new RequestRun({ trackerId, cause: 'asked' }, context));
      const runId = isRefusal(outcome) ? await underWay(trackerId) : outcome.result.runId;
      if (runId === null) {
        await io.line(isRefusal(outcome) ? outcome.detail : 'No run was started.');
        return EXIT.failed;
      }
      if (isRefusal(outcome)) await io.line('A run of this tracker is already in progress. Following it:');
      return follow(runId, io);
    },
  };
};
