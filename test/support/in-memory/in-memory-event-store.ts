import type { EventMetadata, Recorded } from '#kernel/recorded-event';
import { categoryOf } from '#kernel/stream-name';
import { serialiseEvents } from '#platform/event-store/append-request';
import type { EventStore, ExpectedRevision } from '#platform/event-store/event-store';
import { logFollowers } from '#platform/event-store/follow-log';
import { replayOrConflict } from '#platform/event-store/replay';

/** The log in an array, for unit tests. Copies events on the way in and out, like a store that writes JSON. */
export const inMemoryEventStore = (): EventStore => {
  const log: Recorded[] = [];
  const streams = new Map<string, Recorded[]>();
  const byId = new Map<string, Recorded>();
  const texts = new WeakMap<Recorded, string>();
  const copy = (event: Recorded): Recorded => {
    const text = texts.get(event) ?? JSON.stringify(event);
    texts.set(event, text);
    return JSON.parse(text) as Recorded;
  };

  const store: EventStore = {
    append: async (stream, expected, events) => {
      const given = serialiseEvents(stream, events);
      const before = streams.get(stream) ?? [];
      const tip: ExpectedRevision = before.at(-1)?.revision ?? 'none';
      const kept = events.map(({ id }) => byId.get(id));
      if (tip !== expected || kept.some((event) => event !== undefined)) return replayOrConflict(stream, tip, kept);

      const added = given.map(({ id, type, data, metadata }, index): Recorded => ({
        type,
        data: JSON.parse(data) as object,
        id,
        stream,
        revision: before.length + index,
        position: log.length + index,
        metadata: JSON.parse(metadata) as EventMetadata,
      }));
      log.push(...added);
      streams.set(stream, [...before, ...added]);
      for (const event of added) byId.set(event.id, event);
      followers.ring();
      return { kind: 'appended', revision: before.length + added.length - 1, position: log.length - 1 };
    },
    readStream: async (stream, { from = 0, limit } = {}) =>
      (streams.get(stream) ?? []).slice(from, limit === undefined ? undefined : from + limit).map(copy),
    readAll: async ({ after, limit, categories, types }) => {
      const matching = log
        .slice(after + 1)
        .filter(({ stream }) => categories === undefined || categories.includes(categoryOf(stream)))
        .filter(({ type }) => types === undefined || types.includes(type))
        .slice(0, limit)
        .map(copy);
      const last = matching.at(-1)?.position ?? after;
      return {
        events: matching,
        unreadable: [],
        upTo: matching.length < limit ? Math.max(last, log.length - 1) : last,
      };
    },
    lastPosition: async () => log.length - 1,
    subscribe: (options) => followers.follow(options),
    close: () => followers.stopAll(),
  };
  const followers = logFollowers({ read: store.readAll });
  return store;
};
