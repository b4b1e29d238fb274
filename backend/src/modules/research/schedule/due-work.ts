import type { CommandBus } from '@nestjs/cqrs';
import { setImmediate } from 'node:timers/promises';
import { isRefusal } from '#kernel/decider';
import { idAt } from '#kernel/ids';
import { ofTheSystem } from '#platform/command-handling/command-context';
import type { JobQueue } from '#platform/jobs/job-queue';
import type { ReadStore } from '#platform/read-store/read-store';
import { type DueRun, OWNER_OF_SUBJECTS, dueRuns } from '#projections/research/due-runs/due-runs.projection';
import { type RunDocument, runs } from '#projections/research/runs/runs.projection';
import { RequestRun } from '../commands/request-run/request-run.command';
import type { DailyBrief } from '../domain/schedule';
import { researchJob } from '../reactors/run-jobs.reactor';
import { dueCause, type DueTracker, dueTrackers, briefsOf } from './due-trackers';
import { type OwnersTurn, fairRunOrder, OpenRunCounter, isScheduled, priorityOf } from './fair-run-order';

/** Due trackers kept per owner, so that memory does not grow with the backlog. */
const KEPT_PER_OWNER = 100;

const longestDueFirst = (a: DueTracker, b: DueTracker): number => a.dueSince - b.dueSince;

/** Ids of trackers due at `now` by owner, longest due first, at most 100 each. */
const dueByOwner = async (reads: ReadStore, now: Date): Promise<Map<string, readonly string[]>> => {
  const due = new Map<string, DueTracker[]>();
  for await (const page of dueTrackers(reads, now)) {
    for (const tracker of page) {
      const ofOwner = due.get(tracker.ownerId) ?? [];
      if (ofOwner.push(tracker) > 2 * KEPT_PER_OWNER) ofOwner.sort(longestDueFirst).splice(KEPT_PER_OWNER);
      due.set(tracker.ownerId, ofOwner);
    }
    // Let requests through between pages.
    await setImmediate();
  }
  return new Map(
    [...due].map(([ownerId, trackers]) => [
      ownerId,
      trackers
        .sort(longestDueFirst)
        .slice(0, KEPT_PER_OWNER)
        .map(({ trackerId }) => trackerId),
    ]),
  );
};

interface DueWorkPorts {
  readonly reads: ReadStore;
  readonly jobs: JobQueue;
  readonly commands: CommandBus;
  /**
   * Whether a run has ended according to the log. A stopped read model would show it as open for ever, leaving no room
   * for another.
   */
  readonly hasEnded: (trackerId: string, runId: string) => Promise<boolean>;
  /** How many more trackers of countries and agencies may be researched that day. */
  readonly roomForSubjects: (now: Date) => Promise<number>;
  /** Maximum number of scheduled runs that are queued or running. */
  readonly maxActiveRuns: number;
  /** Called for a tracker whose run could not be requested; the others continue. */
  readonly onFailure: (trackerId: string, error: unknown) => void;
}

interface DueWork {
  /** Finds due work, and re-enqueues jobs lost in a crash. */
  refreshDue(now: Date): Promise<void>;
  /** Requests runs of due trackers in fair turns, up to the limit. */
  request(now: Date): Promise<void>;
}

const openRuns = (reads: ReadStore): Promise<readonly RunDocument[]> =>
  reads.find(runs, { state: { $in: ['queued', 'running'] } });

const ownersOf = async (reads: ReadStore, open: readonly RunDocument[]): Promise<ReadonlyMap<string, string>> => {
  const trackers = await reads.find(dueRuns, { _id: { $in: open.map(({ tracker_id }) => tracker_id) } });
  return new Map(trackers.map(({ _id, owner_id }) => [_id, owner_id]));
};

const countByOwner = async (reads: ReadStore, trackerIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const trackers = await reads.find(dueRuns, { _id: { $in: trackerIds } });
  return trackers.reduce(
    (counts, { owner_id }) => counts.set(owner_id, (counts.get(owner_id) ?? 0) + 1),
    new Map<string, number>(),
  );
};

/** Ids derive from tracker and period, so requesting twice, or in two processes, makes one run. */
const requestOf = (tracker: DueRun, brief: DailyBrief | null, now: Date): RequestRun | undefined => {
  const { _id: trackerId } = tracker;
  const due = dueCause(tracker, brief, now);
  switch (due?.cause) {
    case 'due': {
      const commandId = idAt(due.period.getTime(), `${trackerId}/due`);
      const period = due.period.toISOString();
      return new RequestRun({ trackerId, cause: 'due', period }, ofTheSystem(commandId, now));
    }
    case 'retry': {
      const commandId = idAt(due.retryAt.getTime(), `${trackerId}/retry`);
      return new RequestRun({ trackerId, cause: 'retry' }, ofTheSystem(commandId, now));
    }
    case undefined:
      return undefined;
  }
};

export const dueWork = (ports: DueWorkPorts): DueWork => {
  const { reads, jobs, commands, hasEnded, roomForSubjects, maxActiveRuns, onFailure } = ports;
  let due = new Map<string, readonly string[]>();
  /** Owners in the order of their last turns. */
  const served = new Set<string>();
  /** Trackers by run, for requested runs that the read model may not show. */
  const unseen = new Map<string, string>();

  /** The tracker of each scheduled run that is queued or running. */
  const active = async (): Promise<readonly string[]> => {
    const displayed = (await openRuns(reads)).filter(({ cause }) => isScheduled(cause));
    const open = new Map([...unseen, ...displayed.map(({ _id, tracker_id }) => [_id, tracker_id] as const)]);
    for (const [runId, trackerId] of open) {
      if (!(await hasEnded(trackerId, runId))) continue;
      open.delete(runId);
      unseen.delete(runId);
    }
    return [...open.values()];
  };

  const take = ({ ownerId, trackerId }: OwnersTurn): void => {
    const left = (due.get(ownerId) ?? []).filter((id) => id !== trackerId);
    if (left.length > 0) due.set(ownerId, left);
    else due.delete(ownerId);
    served.delete(ownerId);
    served.add(ownerId);
  };

  /** Leaves out countries and agencies without room today, so that they take no turns from others. */
  const withRoom = async (now: Date): Promise<ReadonlyMap<string, readonly string[]>> => {
    const ofSubjects = due.get(OWNER_OF_SUBJECTS);
    if (ofSubjects === undefined) return due;
    const room = await roomForSubjects(now);
    return new Map(due).set(OWNER_OF_SUBJECTS, ofSubjects.slice(0, Math.max(0, room)));
  };

  return {
    async refreshDue(now) {
      const open = (await openRuns(reads)).toSorted((a, b) => a.requested_at.localeCompare(b.requested_at));
      const owners = await ownersOf(reads, open);
      const counted = new OpenRunCounter();
      for (const { _id: runId, tracker_id: trackerId, request_id: requestId, cause } of open) {
        const nth = counted.add(trackerId, owners.get(trackerId) ?? trackerId);
        await jobs.enqueue(researchJob({ requestId, trackerId, runId }, priorityOf(nth, cause)));
      }
      due = await dueByOwner(reads, now);
      for (const owner of served) if (!due.has(owner)) served.delete(owner);
    },

    async request(now) {
      if (due.size === 0) return;
      const trackers = await active();
      const free = maxActiveRuns - trackers.length;
      if (free <= 0) return;
      const turns = fairRunOrder({
        due: await withRoom(now),
        active: await countByOwner(reads, trackers),
        served: [...served],
        free,
      });
      for (const turn of turns) {
        take(turn);
        try {
          const tracker = await reads.get(dueRuns, turn.trackerId);
          if (tracker === undefined) continue;
          const request = requestOf(tracker, (await briefsOf(reads, [tracker]))(tracker), now);
          if (request === undefined) continue;
          const requested = await commands.execute(request);
          if (!isRefusal(requested) && requested.result.runId !== null) {
            unseen.set(requested.result.runId, turn.trackerId);
          }
        } catch (error) {
          onFailure(turn.trackerId, error);
        }
      }
    },
  };
};
