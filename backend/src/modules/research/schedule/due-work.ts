import { type TrackerDocument, trackers } from '#modules/trackers/published';
import type { CommandBus } from '@nestjs/cqrs';
import { idAt } from '#kernel/ids';
import { ofTheSystem } from '#platform/command-handling/command-context';
import type { JobQueue } from '#platform/jobs/job-queue';
import type { ReadStore } from '#platform/read-store/read-store';
import { runs } from '#projections/research/runs/runs.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { RequestRun } from '../commands/request-run/request-run.command';
import { newestDueMoment } from '../domain/schedule';
import { researchJob } from '../reactors/run-jobs.reactor';

export interface DueWorkPorts {
  readonly reads: ReadStore;
  readonly jobs: JobQueue;
  readonly commands: CommandBus;
}

const PAGE = 500;

/**
 * What is due now: trackers whose next period has begun, failed runs whose pause is over, runs whose job a crash took.
 * The ids follow from tracker and period, so looking twice, or from two processes, asks for one run.
 */
export const askForDueRuns = async (ports: DueWorkPorts, now: Date): Promise<void> => {
  await requeueOpenRuns(ports);
  let after = '';
  for (;;) {
    const page = await ports.reads.find(
      trackers,
      { _id: { $gt: after }, paused: false, deleted_at: null },
      { sort: { _id: 1 }, limit: PAGE },
    );
    await askForPage(ports, page, now);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last._id;
  }
};

const requeueOpenRuns = async ({ reads, jobs }: DueWorkPorts): Promise<void> => {
  const open = await reads.find(runs, { state: { $in: ['queued', 'running'] } });
  for (const { _id: runId, tracker_id: trackerId, request_id: requestId, cause } of open) {
    await jobs.enqueue(researchJob({ requestId, trackerId, runId, cause }));
  }
};

const askForPage = async (
  { reads, commands }: DueWorkPorts,
  page: readonly TrackerDocument[],
  now: Date,
): Promise<void> => {
  const ids = page.map(({ _id }) => _id);
  const states = await reads.find(trackerStates, { _id: { $in: ids } });
  const stateOf = new Map(states.map((state) => [state._id, state]));

  for (const tracker of page) {
    const state = stateOf.get(tracker._id);
    // Its first run is asked for by its creation.
    if (state === undefined) continue;
    const due = newestDueMoment(new Date(tracker.created_at), tracker.frequency, now).toISOString();
    if (due > (state.newest_period ?? tracker.created_at)) {
      const commandId = idAt(Date.parse(due), `${tracker._id}/due`);
      await commands.execute(
        new RequestRun({ trackerId: tracker._id, cause: 'due', period: due }, ofTheSystem(commandId, now)),
      );
    } else if (state.retry_at !== null && state.retry_at <= now.toISOString()) {
      const commandId = idAt(Date.parse(state.retry_at), `${tracker._id}/retry`);
      await commands.execute(new RequestRun({ trackerId: tracker._id, cause: 'retry' }, ofTheSystem(commandId, now)));
    }
  }
};
