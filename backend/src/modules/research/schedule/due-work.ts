import type { CommandBus } from '@nestjs/cqrs';
import type { TrackerState } from '../../../../../projections/research/tracker-states/tracker-state.document';
import type { Run } from '../../../../../projections/research/runs/run.document';
import type { TrackerDocument } from '../../../../../projections/trackers/trackers/tracker.document';
import { idAt } from '../../../kernel/ids';
import { type CommandContext, SYSTEM } from '../../../platform/command-handling/command-context';
import type { JobQueue } from '../../../platform/jobs/job-queue';
import type { ReadStore } from '../../../platform/read-store/read-store';
import { RequestRun } from '../commands/request-run/request-run.command';
import { newestDueMoment } from '../domain/schedule';
import { RESEARCH_JOB } from '../reactors/run-jobs.reactor';

export interface DueWorkPorts {
  readonly reads: ReadStore;
  readonly jobs: JobQueue;
  readonly commands: CommandBus;
}

const PAGE = 500;

const context = (commandId: string, now: Date): CommandContext => ({
  commandId,
  correlationId: commandId,
  actor: SYSTEM,
  now,
});

/**
 * What is due now: trackers whose next period has begun, failed runs whose pause is over, runs whose job a crash took.
 * The ids follow from tracker and period, so looking twice, or from two processes, asks for one run.
 */
export const askForDueRuns = async (ports: DueWorkPorts, now: Date): Promise<void> => {
  await requeueOpenRuns(ports);
  let after = '';
  for (;;) {
    const trackers = await ports.reads.find<TrackerDocument>(
      'trackers',
      { _id: { $gt: after }, paused: false, deleted_at: null },
      { sort: { _id: 1 }, limit: PAGE },
    );
    await askForPage(ports, trackers, now);
    const last = trackers.at(-1);
    if (last === undefined || trackers.length < PAGE) return;
    after = last._id;
  }
};

const requeueOpenRuns = async ({ reads, jobs }: DueWorkPorts): Promise<void> => {
  const open = await reads.find<Run>('runs', { state: { $in: ['queued', 'running'] } });
  for (const { _id, tracker_id, request_id } of open) {
    await jobs.enqueue({ id: request_id, kind: RESEARCH_JOB, payload: { trackerId: tracker_id, runId: _id } });
  }
};

const askForPage = async (
  { reads, commands }: DueWorkPorts,
  trackers: readonly TrackerDocument[],
  now: Date,
): Promise<void> => {
  const ids = trackers.map(({ _id }) => _id);
  const states = await reads.find<TrackerState>('tracker-states', { _id: { $in: ids } });
  const stateOf = new Map(states.map((state) => [state._id, state]));

  for (const tracker of trackers) {
    const state = stateOf.get(tracker._id);
    // Its first run is asked for by its creation.
    if (state === undefined) continue;
    const due = newestDueMoment(new Date(tracker.created_at), tracker.frequency, now).toISOString();
    if (due > (state.newest_period ?? tracker.created_at)) {
      const commandId = idAt(Date.parse(due), `${tracker._id}/due`);
      await commands.execute(
        new RequestRun({ trackerId: tracker._id, cause: 'due', period: due }, context(commandId, now)),
      );
    } else if (state.retry_at !== null && state.retry_at <= now.toISOString()) {
      const commandId = idAt(Date.parse(state.retry_at), `${tracker._id}/retry`);
      await commands.execute(new RequestRun({ trackerId: tracker._id, cause: 'retry' }, context(commandId, now)));
    }
  }
};
