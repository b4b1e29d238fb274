import { isRefusal } from '#kernel/decider';
import { uuidV7 } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { ofTheSystem, reactionTo } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import type { EventStore } from '#platform/event-store/event-store';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { runProcesses } from '#test/support/processes';
import { settings } from '#test/support/trackers/tracker-examples';
import { portfolioDecider } from '../domain/portfolio.decider';
import { trackerDecider } from '../domain/tracker.decider';
import {
  closedPortfoliosDeleteTrackers,
  deletionsReleaseSlots,
  portfoliosCompleteTrackers,
  trackersOfErasedAreDeleted,
} from '../processes/portfolio.process';
import { type DeleteTrackerOfErased, DeleteTrackerOfErasedHandler } from './delete-tracker-of-erased.command';

const FREE = { trackers: 5, daily: 2 };
const NOW = new Date('2026-03-01T00:00:00Z');
let ids = 0;
const context = () => ofTheSystem(uuidV7(NOW.getTime(), Buffer.from(String(++ids).padStart(10, '0'))), NOW);

/** Another process over the same log. */
const processOver = (store: EventStore): CommandRunner => {
  const runner = new CommandRunner(store);
  const handler = new DeleteTrackerOfErasedHandler(runner);
  const processes = [
    portfoliosCompleteTrackers,
    deletionsReleaseSlots({ free: FREE, paid: {} }),
    closedPortfoliosDeleteTrackers,
    trackersOfErasedAreDeleted,
  ];
  runProcesses(runner, processes, {
    execute: (command: unknown) => handler.execute(command as DeleteTrackerOfErased) as never,
  });
  return runner;
};

/** Closes the portfolio as the erasure does, which does not wait for what other commands on it have left undone. */
const close = (runner: CommandRunner) => {
  const { commandId } = context();
  const erased = {
    id: commandId,
    type: 'UserErased',
    metadata: { occurred_at: NOW.toISOString(), actor: { kind: 'system' } },
  };
  return runner.run(
    portfolioDecider,
    'ann',
    { type: 'ClosePortfolio', ownerId: 'ann' },
    reactionTo(erased as Recorded, 'erased-belongings'),
  );
};

/** A store before whose next write of this type something else happens. */
const interrupted = (store: EventStore, type: string, other: () => Promise<unknown>): EventStore => {
  let isDone = false;
  const append: EventStore['append'] = async (stream, expected, events) => {
    if (!isDone && events.some((event) => event.type === type)) {
      isDone = true;
      await other();
    }
    return store.append(stream, expected, events);
  };
  return new Proxy(store, {
    get: (target, name, self) => (name === 'append' ? append : Reflect.get(target, name, self)),
  });
};

const admit = {
  type: 'AdmitTracker',
  ownerId: 'ann',
  trackerId: 't',
  settings: settings(),
  parentId: null,
  free: FREE,
} as const;

test('a tracker that is written after its owner was erased does not stay active', async () => {
  const log = inMemoryEventStore();
  const here = processOver(interrupted(log, 'TrackerCreated', () => close(processOver(log))));
  await here.run(portfolioDecider, 'ann', admit, context());
  expect(await here.streams.stateOf(trackerDecider, 't')).toMatchObject({ status: 'deleted' });
});

test('a tracker that is restored after its owner was erased does not stay either', async () => {
  const log = inMemoryEventStore();
  const before = processOver(log);
  await before.run(portfolioDecider, 'ann', admit, context());
  await before.run(trackerDecider, 't', { type: 'DeleteTracker', by: 'ann', now: NOW }, context());

  const here = processOver(interrupted(log, 'TrackerRestored', () => close(processOver(log))));
  const trackers = [{ trackerId: 't', frequency: 'week' }] as const;
  const readmit = { type: 'ReadmitTrackers', ownerId: 'ann', trackers, free: FREE } as const;
  expect(isRefusal(await here.run(portfolioDecider, 'ann', readmit, context()))).toBe(false);
  expect(await here.streams.stateOf(trackerDecider, 't')).toMatchObject({ status: 'deleted' });
});

test('a tracker whose owner is there stays', async () => {
  const here = processOver(inMemoryEventStore());
  await here.run(portfolioDecider, 'ann', admit, context());
  expect(await here.streams.stateOf(trackerDecider, 't')).toMatchObject({ status: 'active' });
});
