import type { EventStore, EventPage } from '#platform/event-store/event-store';
import { LogReader } from '#platform/log-reader/log-reader';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { LiveLog } from './live-log';

const BYTES = 4096;

/** A store whose positions are bytes, like those of EventStoreDB. */
const withBytePositions = (store: EventStore): EventStore => {
  const inBytes = ({ events, unreadable, upTo }: EventPage): EventPage => ({
    events: events.map((event) => ({ ...event, position: event.position * BYTES })),
    unreadable,
    upTo: upTo * BYTES,
  });
  return {
    ...store,
    readAll: async ({ after, ...options }) =>
      inBytes(await store.readAll({ ...options, after: Math.floor(after / BYTES) })),
    lastPosition: async () => (await store.lastPosition()) * BYTES,
    subscribe: ({ after, onPage, ...options }) =>
      store.subscribe({
        ...options,
        after: Math.floor(after / BYTES),
        onPage: (page) => onPage(inBytes(page)),
      }),
  };
};

describe('news for a page that comes back', () => {
  let events: EventStore;
  let reader: LogReader;
  let live: LiveLog;
  let away: AbortController;

  beforeEach(() => {
    events = withBytePositions(inMemoryEventStore());
    reader = new LogReader(events, { error: () => undefined });
    live = new LiveLog(reader, events);
    away = new AbortController();
  });
  afterEach(async () => {
    away.abort();
    await live.onApplicationShutdown();
    await reader.stop();
    await events.close();
  });

  const pauseTrackers = async (ids: readonly string[]): Promise<void> => {
    const paused = ids.map((trackerId) => ({ id: nextId(), type: 'TrackerPaused', data: { trackerId }, metadata }));
    await events.append(`tracker-${nextId()}`, 'none', paused);
  };
  const numbered = (count: number, prefix: string): readonly string[] =>
    Array.from({ length: count }, (_, n) => `${prefix}-${n}`);

  /** The trackers that it hears of, up to and including this one; `meanwhile` runs when it hears of the first. */
  const toldUpTo = async (
    last: string,
    meanwhile = async (): Promise<void> => undefined,
  ): Promise<readonly string[]> => {
    const told: string[] = [];
    for await (const news of live.after(0, away.signal)) {
      if (told.length === 0) await meanwhile();
      told.push(...news.map(({ id }) => id));
      if (told.includes(last)) break;
    }
    return told;
  };

  test('covers all events that it missed, however many bytes they take', async () => {
    await pauseTrackers(['seen', ...numbered(30, 'missed')]);
    expect(await toldUpTo('missed-29')).toEqual(numbered(30, 'missed'));
  });

  test('covers at most 10,000 events that it missed, and all that follow', async () => {
    await pauseTrackers(['seen']);
    for (let n = 0; n < 21; n++) await pauseTrackers(numbered(500, `missed-${n}`));
    const told = await toldUpTo('now', () => pauseTrackers(['now']));
    expect(told.length).toBe(10_001);
  });
});
