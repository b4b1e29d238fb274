import { inMemoryEventStore } from '../../../backend/src/platform/event-store/in-memory/in-memory-event-store';
import { type EventStore } from '../../../backend/src/platform/event-store/event-store';
import type { CommandContext } from '../../../backend/src/platform/command-handling/command-context';
import { DeciderRunner } from '../../../backend/src/platform/command-handling/decider-runner';
import type { Recorded } from '../../../backend/src/kernel/recorded-event';
import { uuidV7 } from '../../../backend/src/kernel/ids';
import { CreateTracker } from '../../../backend/src/modules/trackers/commands/create-tracker/create-tracker.command';
import { CreateTrackerHandler } from '../../../backend/src/modules/trackers/commands/create-tracker/create-tracker.handler';
import { DeleteTracker } from '../../../backend/src/modules/trackers/commands/delete-tracker/delete-tracker.command';
import { DeleteTrackerHandler } from '../../../backend/src/modules/trackers/commands/delete-tracker/delete-tracker.handler';
import { RestoreTracker } from '../../../backend/src/modules/trackers/commands/restore-tracker/restore-tracker.command';
import { RestoreTrackerHandler } from '../../../backend/src/modules/trackers/commands/restore-tracker/restore-tracker.handler';
import { ReviseTracker } from '../../../backend/src/modules/trackers/commands/revise-tracker/revise-tracker.command';
import { ReviseTrackerHandler } from '../../../backend/src/modules/trackers/commands/revise-tracker/revise-tracker.handler';
import { TrackerPlaces } from '../../../backend/src/modules/trackers/commands/tracker-places';
import type { TrackerDraft } from '../../../backend/src/modules/trackers/domain/tracker-draft';
import { completeTrackersReactor } from '../../../backend/src/modules/trackers/reactors/complete-trackers.reactor';
import { freePlacesReactor } from '../../../backend/src/modules/trackers/reactors/free-places.reactor';
import { draft } from './tracker-examples';

const START = Date.parse('2026-03-01T00:00:00Z');

/**
 * The commands on trackers, with the free plan of five trackers, two of them daily. Desks of different names over one
 * store are processes of one installation.
 */
export const trackerDesk = (store: EventStore = inMemoryEventStore(), name = 'a') => {
  let commands = 0;
  const context = (userId = 'ann', day = 0): CommandContext => {
    const now = new Date(START + day * 86_400_000 + commands);
    const commandId = uuidV7(now.getTime(), Buffer.from(`${name}${String(++commands).padStart(9, '0')}`));
    return { commandId, correlationId: commandId, actor: { kind: 'user', userId }, now };
  };
  const config = { plans: { free: { trackers: 5, daily: 2 }, paid: {} } };
  const runner = new DeciderRunner(store);
  const places = new TrackerPlaces(runner);
  const handlers = {
    create: new CreateTrackerHandler(runner, places, config),
    revise: new ReviseTrackerHandler(runner, places, config),
    remove: new DeleteTrackerHandler(runner, places),
    restore: new RestoreTrackerHandler(runner, places, config),
  };
  const log = async (): Promise<readonly Recorded[]> => (await store.readAll({ after: -1, limit: 100_000 })).events;
  const reactors = [completeTrackersReactor(places), freePlacesReactor(places)];

  return {
    store,
    context,
    create: (changes: Partial<TrackerDraft> = {}, as = context()) =>
      handlers.create.execute(new CreateTracker({ draft: draft(changes), asStaff: false }, as)),
    revise: (trackerId: string, changes: Partial<TrackerDraft> = {}, as = context()) =>
      handlers.revise.execute(new ReviseTracker({ trackerId, draft: draft(changes), asStaff: false }, as)),
    remove: (trackerId: string, as = context()) => handlers.remove.execute(new DeleteTracker(trackerId, as)),
    restore: (trackerId: string, as = context()) => handlers.restore.execute(new RestoreTracker(trackerId, as)),
    log,
    types: async () => (await log()).map(({ type }) => type),
    /** What a restart brings: every event reaches the reactors, as often as it likes. */
    react: async () => {
      for (const event of await log()) {
        const following = reactors.filter(({ categories }) => categories.includes(event.stream.split('-')[0] ?? ''));
        for (const reactor of following) await reactor.react(event);
      }
    },
    tracker: (trackerId: string) => places.trackerNow(trackerId),
  };
};
