import type { EventSchema } from '#kernel/event-schema';
import type { Recorded } from '#kernel/recorded-event';
import type { KeyStore } from '../../crypto/key-store';
import { SealBroken } from '../../crypto/sealed-text';
import { messageOf } from '../../error-message';
import { type EventStore, type EventToAppend, EventUnreadable, type EventPage, type Unreadable } from '../event-store';
import { verifyChecksum, withChecksum } from './checksum';
import { keysOf, openPersonal, sealPersonal } from './personal-fields';
import { upcast } from './upcasting';

const byType = (schemas: readonly EventSchema[]): ReadonlyMap<string, EventSchema> => {
  const known = new Map<string, EventSchema>();
  for (const schema of schemas) {
    if (known.has(schema.type)) throw new Error(`Two schemas have the type ${schema.type}.`);
    known.set(schema.type, schema);
  }
  return known;
};

/**
 * Wraps any adapter: writes each event's schema version and upcasts older events when reading; encrypts personal fields; adds a
 * checksum, by which a changed byte is found. Unreadable events are reported by name, never skipped.
 */
export const codecEventStore = (store: EventStore, schemas: readonly EventSchema[], keys: KeyStore): EventStore => {
  const known = byType(schemas);

  const encode = async (stream: string, event: EventToAppend): Promise<EventToAppend> => {
    const schema = known.get(event.type);
    if (schema === undefined) throw new Error(`${event.type} has no schema, so it cannot be stored.`);
    const { data, sealed } = await sealPersonal(schema, event, keys);
    const metadata = { ...event.metadata, version: schema.version, ...(sealed === undefined ? {} : { sealed }) };
    return withChecksum(stream, { ...event, data, metadata });
  };

  /** If the key store is unavailable, the whole page fails, since it can be read later. */
  const decode = async (recorded: readonly Recorded[]): Promise<Pick<EventPage, 'events' | 'unreadable'>> => {
    const found = await keysOf(recorded, keys);
    const events: Recorded[] = [];
    const unreadable: Unreadable[] = [];
    for (const event of recorded) {
      try {
        events.push(upcast(openPersonal(verifyChecksum(event), found), known));
      } catch (error) {
        const { type, id, stream, revision, position } = event;
        const reason = messageOf(error);
        const damage = error instanceof SealBroken ? ({ isDamaged: true } as const) : {};
        unreadable.push({ type, id, stream, revision, position, reason, ...damage });
      }
    }
    return { events, unreadable };
  };

  const decodePage = async ({ events, unreadable: damaged, upTo }: EventPage): Promise<EventPage> => {
    const { unreadable, ...decoded } = await decode(events);
    const inOrder = [...damaged, ...unreadable].sort((one, other) => one.position - other.position);
    return { ...decoded, unreadable: inOrder, upTo };
  };

  return {
    append: async (stream, expected, events) =>
      store.append(stream, expected, await Promise.all(events.map((event) => encode(stream, event)))),
    readStream: async (stream, options) => {
      const { events, unreadable } = await decode(await store.readStream(stream, options));
      const [first] = unreadable;
      if (first !== undefined) throw new EventUnreadable(first);
      return events;
    },
    readAll: async (options) => decodePage(await store.readAll(options)),
    lastPosition: () => store.lastPosition(),
    subscribe: (options) =>
      store.subscribe({ ...options, onPage: async (page) => options.onPage(await decodePage(page)) }),
    close: () => store.close(),
  };
};
