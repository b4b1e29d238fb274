import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { until } from '#test/support/until';
import type { EventStore, EventPage } from '../event-store/event-store';
import { EVENTS_PER_PAGE } from './catch-up';
import { LogReader } from './log-reader';
import type { LogSubscriber } from './log-subscriber';

/** Events per append, well below a store's limit. */
const MAX_AT_ONCE = 2500;

describe('log reader', () => {
  let events: EventStore;
  let reader: LogReader;
  const errors: string[] = [];

  beforeEach(() => {
    events = inMemoryEventStore();
    errors.length = 0;
    reader = new LogReader(events, { error: (message) => void errors.push(message) });
  });
  afterEach(async () => {
    await reader.stop();
    await events.close();
  });

  const append = async (category: string, count = 1): Promise<void> => {
    for (let left = count; left > 0; left -= MAX_AT_ONCE) {
      const length = Math.min(left, MAX_AT_ONCE);
      const added = Array.from({ length }, () => ({ id: nextId(), type: 'Said', data: {}, metadata }));
      await events.append(`${category}-${nextId()}`, 'none', added);
    }
  };

  const follow = (categories: readonly string[], after = -1, more: Partial<LogSubscriber> = {}) => {
    const seen: number[] = [];
    const pages: EventPage[] = [];
    const failures: unknown[] = [];
    const state = { seen, pages, failures, isLive: false };
    const subscription = reader.subscribe(after, {
      categories,
      onPage: async (page) => {
        pages.push(page);
        seen.push(...page.events.map(({ position }) => position));
      },
      onLive: async () => void (state.isLive = true),
      onFailure: (error) => void failures.push(error),
      ...more,
    });
    return Object.assign(state, { subscription });
  };
  const upTo = (count: number) => [...Array(count).keys()];

  test('delivers to each subscriber what it follows, from its position, then live', async () => {
    await append('talk', 3);
    await append('walk', 2);
    const [talk, both] = [follow(['talk'], 0), follow(['talk', 'walk'])];
    await until('they follow live', () => talk.isLive && both.isLive);
    await append('walk');
    await append('talk');
    await until('all events arrive', () => talk.seen.includes(6) && both.seen.includes(6));
    expect(talk.seen).toEqual([1, 2, 6]);
    expect(both.seen).toEqual(upTo(7));
    expect(talk.pages.at(-1)?.upTo).toBe(6);
  });

  test('thirty subscribers that start together share one pass over the log', async () => {
    await append('talk', 2600);
    await append('unheard', 2600);
    const readAll = jest.spyOn(events, 'readAll');
    const all = Array.from({ length: 30 }, () => follow(['talk']));
    await until('all follow live', () => all.every(({ isLive }) => isLive));
    expect(all.map(({ seen }) => seen)).toEqual(all.map(() => upTo(2600)));
    const read = await Promise.all(readAll.mock.results.map(({ value }) => value as Promise<EventPage>));
    expect(read.reduce((sum, page) => sum + page.events.length, 0)).toBe(2600);
  });

  test('fills that were interrupted at different positions share one pass over the log', async () => {
    await append('talk', 40_000);
    const readAll = jest.spyOn(events, 'readAll');
    const positions = [-1, 9999, 19_999, 29_999];
    const all = positions.map((after) => follow(['talk'], after, { isCatchingUp: () => true }));
    await until('all follow live', () => all.every(({ isLive }) => isLive));
    expect(all.map(({ seen }) => seen.length)).toEqual(positions.map((after) => 39_999 - after));
    const read = await Promise.all(readAll.mock.results.map(({ value }) => value as Promise<EventPage>));
    expect(read.reduce((sum, page) => sum + page.events.length, 0)).toBe(40_000);
  });

  test('reads an append once for all live subscribers', async () => {
    const all = Array.from({ length: 30 }, () => follow(['talk']));
    await until('all follow live', () => all.every(({ isLive }) => isLive));
    const subscribe = jest.spyOn(events, 'subscribe');
    const readAll = jest.spyOn(events, 'readAll');
    await append('talk');
    await until('all saw it', () => all.every(({ seen }) => seen.length === 1));
    expect([subscribe.mock.calls.length, readAll.mock.calls.length]).toEqual([0, 0]);
    expect(new Set(all.map(({ pages }) => pages.at(-1)?.events[0])).size).toBe(1);
  });

  test('a restarted subscriber joins the others and shares the rest of the log', async () => {
    await append('talk', 5000);
    const readAll = jest.spyOn(events, 'readAll');
    const second = { current: undefined as ReturnType<typeof follow> | undefined };
    const first = follow(['talk'], -1, {
      onPage: async () => void (second.current ??= follow(['talk'])),
    });
    await until('both follow live', () => first.isLive && second.current?.isLive === true);
    expect(second.current?.seen).toEqual(upTo(5000));
    expect(readAll.mock.calls.length).toBeLessThan(1.5 * (5000 / EVENTS_PER_PAGE));
  });

  test('a subscriber near the end of the log does not wait for one at the beginning', async () => {
    await append('talk', 20_000);
    const far = follow(['talk'], -1, { isCatchingUp: () => true });
    const near = follow(['talk'], 19_900);
    await until('the near one follows live', () => near.isLive);
    expect(far.seen.length).toBeLessThan(5000);
    expect(near.seen.length).toBe(99);
    await until('the far one follows live, too', () => far.isLive);
    expect(far.seen).toEqual(upTo(20_000));
  });

  test.each(upTo(8))(
    'a subscriber that comes %i turns of the microtask queue after others caught up is not left out',
    async (turns) => {
      let next: ReturnType<typeof follow> | undefined;
      follow(['talk'], -1, {
        onCaughtUp: async () => {
          for (let turn = 0; turn < turns; turn++) await undefined;
          next = follow(['talk']);
        },
      });
      await until('it follows live', () => next?.isLive === true);
    },
  );

  test('a failing subscriber does not affect others', async () => {
    const [good, bad] = [
      follow(['talk']),
      follow(['talk'], -1, {
        onPage: (page) => (page.events.length > 0 ? Promise.reject(new Error('no')) : Promise.resolve()),
      }),
    ];
    await until('they follow live', () => good.isLive && bad.isLive);
    await append('talk');
    await append('talk');
    await until('all events arrive', () => good.seen.length === 2);
    expect(bad.failures).toEqual([new Error('no')]);
  });

  test('a subscriber that settles slowly does not delay others and misses nothing', async () => {
    await append('talk', 10);
    let settle = (): void => undefined;
    const slow = follow(['talk'], -1, { onCaughtUp: () => new Promise((resolve) => (settle = resolve)) });
    const quick = follow(['talk']);
    await until('the quick one follows live', () => quick.isLive);
    await append('talk', 5);
    await until('the event arrives', () => quick.seen.length === 15);
    settle();
    await until('the slow one follows live', () => slow.isLive);
    await append('talk');
    await until('the event arrives', () => slow.seen.length === 16);
    expect(slow.seen).toEqual(upTo(16));
  });

  test('retries while the log cannot be read, and reports it', async () => {
    await append('talk', 2);
    jest.spyOn(events, 'readAll').mockRejectedValueOnce(new Error('connection lost'));
    const one = follow(['talk']);
    await until('the fault is reported', () => reader.fault !== undefined);
    expect(reader.fault).toBe('The log cannot be read: connection lost');
    await until('it follows live', () => one.isLive);
    expect(one.seen).toEqual([0, 1]);
    expect(reader.fault).toBeUndefined();
  });

  test('a stopped subscriber receives nothing more', async () => {
    const one = follow(['talk']);
    await until('it follows live', () => one.isLive);
    await one.subscription.stop();
    const other = follow(['talk']);
    await append('talk');
    await until('the other saw it', () => other.seen.length === 1);
    expect(one.seen).toEqual([]);
  });
});
