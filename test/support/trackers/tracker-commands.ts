import { isRefusal } from '#kernel/decider';
import { uuidV7 } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { CreateTracker, CreateTrackerHandler } from '#modules/trackers/commands/create-tracker/create-tracker.command';
import { RestoreTrackers, RestoreTrackersHandler } from '#modules/trackers/commands/restore-trackers.command';
import { reviseTracker } from '#modules/trackers/commands/revise-tracker';
import type { TrackerDraft } from '#modules/trackers/domain/tracker-draft';
import { trackerDecider } from '#modules/trackers/domain/tracker.decider';
import { deletionsReleaseSlots, portfoliosCompleteTrackers } from '#modules/trackers/processes/portfolio.process';
import { type CommandContext, actingUserId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import type { Snapshots } from '#platform/command-handling/stream-states';
import type { EventStore } from '#platform/event-store/event-store';
import { inMemoryEventStore } from '../in-memory/in-memory-event-store';
import { runProcesses } from '../processes';
import { draft } from './tracker-examples';

const START = Date.parse('2026-03-01T00:00:00Z');

/**
 * Tracker commands, with a free plan of five trackers, two of them daily. Instances with different names over one store
 * act as separate processes.
 */
export const trackerCommands = (store: EventStore = inMemoryEventStore(), name = 'a', snapshots?: Snapshots) => {
  let commands = 0;
  const context = (userId = 'ann', day = 0): CommandContext => {
    const now = new Date(START + day * 86_400_000 + commands);
    const commandId = uuidV7(now.getTime(), Buffer.from(`${name}${String(++commands).padStart(9, '0')}`));
    const actor = { kind: 'user', userId } as const;
    return { commandId, steps: [], isReaction: false, correlationId: commandId, actor, now };
  };
  const plans = { free: { trackers: 5, daily: 2 }, paid: {} };
  const processes = [portfoliosCompleteTrackers, deletionsReleaseSlots(plans)];
  const runner = new CommandRunner(store, snapshots);
  runProcesses(runner, processes);
  const handlers = {
    create: new CreateTrackerHandler(runner, plans),
    restore: new RestoreTrackersHandler(runner, plans),
  };
  const log = async (): Promise<readonly Recorded[]> => (await store.readAll({ after: -1, limit: 100_000 })).events;

  return {
    store,
    context,
    create: (changes: Partial<TrackerDraft> = {}, as = context()) =>
      handlers.create.execute(new CreateTracker({ draft: draft(changes), asStaff: false }, as)),
    revise: (trackerId: string, changes: Partial<TrackerDraft> = {}, as = context()) =>
      reviseTracker(runner, plans, { trackerId, draft: draft(changes), asStaff: false }, as),
    remove: async (trackerId: string, as = context()) => {
      const remove = { type: 'DeleteTracker', by: actingUserId(as), now: as.now } as const;
      const removed = await runner.run(trackerDecider, trackerId, remove, as);
      return isRefusal(removed) ? removed : accepted(null, removed);
    },
    restore: (trackerId: string, as = context()) =>
      handlers.restore.execute(new RestoreTrackers({ trackerIds: [trackerId] }, as)),
    log,
    types: async () => (await log()).map(({ type }) => type),
    /** Simulates a restart: delivers every event to the reactors of a new process. */
    react: async () => {
      const reactors = runProcesses(new CommandRunner(store), processes);
      for (const event of await log()) {
        const following = reactors.filter(({ categories }) => categories.includes(event.stream.split('-')[0] ?? ''));
        for (const reactor of following) await reactor.react(event);
      }
    },
    tracker: (trackerId: string) => runner.streams.stateOf(trackerDecider, trackerId),
  };
};
