import { setMaxListeners } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { DomainEvent } from '#kernel/events';
import { follows, trackers } from '#modules/trackers/published';
import { LogReader } from '#platform/log-reader/log-reader';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { fillReadStore } from '#test/support/read-models/filled-read-store';
import { created, published } from '#test/support/trackers/tracker-examples';
import { LiveLog } from './live-log';
import { openPages } from './open-pages';

const PAGES = 500;

const followed = (userId: string) => ({ type: 'TopicFollowed', data: { userId, trackerId: 'tariffs' } }) as const;

const unfollowed = (userId: string) => ({ type: 'TopicUnfollowed', data: { userId, trackerId: 'tariffs' } }) as const;

/** Pages of users who follow a tracker, what each has heard, and what that cost. */
const opened = async (users: readonly string[]) => {
  const [events, store, away] = [inMemoryEventStore(), new InMemoryReadStore(), new AbortController()];
  setMaxListeners(0, away.signal);
  const reader = new LogReader(events, { error: () => undefined });
  const live = new LiveLog(reader, events);
  const fill = (...history: readonly DomainEvent[]) => fillReadStore(store, [trackers, follows], history);
  await fill(created(), published(), ...users.map(followed));
  const reads = [jest.spyOn(store, 'find'), jest.spyOn(store, 'ids')];
  // As read models do that are behind: they show the event some time after it was written.
  const waitFor = jest.fn(async () => turn(true));
  const progress = { waitFor, untilCaughtUp: async () => 'shows' as const, hidesItsDocuments: () => false };
  const pause = async (): Promise<void> => {
    const paused = { id: nextId(), type: 'TrackerPaused', data: { trackerId: 'tariffs' }, metadata };
    await events.append(`tracker-${nextId()}`, 'none', [paused]);
  };
  const pages = openPages(live, store, progress);
  await pause();
  const before = await events.lastPosition();
  // Whoever has heard it listens.
  await pause();
  const heard = users.map(() => 0);
  const listening = users.map(async (userId, page) => {
    for await (const _news of pages.newsFor(userId, before, away.signal)) heard[page] = (heard[page] ?? 0) + 1;
  });
  return {
    fill,
    heard,
    pause,
    cost: () => ({ waits: waitFor.mock.calls.length, reads: reads.flatMap(({ mock }) => mock.calls).length }),
    close: async () => {
      away.abort();
      await Promise.allSettled(listening);
      await live.onApplicationShutdown();
      await reader.stop();
      await events.close();
    },
  };
};

/** Lets what is under way go on until these pages have heard so much. */
const untilHeard = async (heard: readonly number[], pages: readonly number[], count: number): Promise<void> => {
  while (pages.some((page) => (heard[page] ?? 0) < count)) await turn();
};

test.each([1, PAGES])('an event costs one wait and two reads with %d open pages', async (count) => {
  const { heard, pause, cost, close } = await opened(Array.from({ length: count }, (_, page) => `user-${page}`));
  const all = [...heard.keys()];
  await untilHeard(heard, all, 1);
  const before = cost();
  await pause();
  await untilHeard(heard, all, 2);
  expect(cost()).toEqual({ waits: before.waits + 1, reads: before.reads + 2 });
  await close();
});

test('a user who no longer follows hears nothing, while the others do', async () => {
  const users = ['ben', 'eve'];
  const { heard, pause, fill, close } = await opened(users);
  await untilHeard(heard, [0, 1], 1);
  await fill(created(), published(), ...users.map(followed), unfollowed('eve'));
  await pause();
  await untilHeard(heard, [0], 2);
  await pause();
  await untilHeard(heard, [0], 3);
  expect(heard).toEqual([3, 1]);
  await close();
});
