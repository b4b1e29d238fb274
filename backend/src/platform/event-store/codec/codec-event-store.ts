import type { EventSchema } from '#kernel/event-schema';
import type { Recorded } from '#kernel/recorded-event';
import type { KeyStore } from '../../crypto/key-store';
import type { EventStore, EventToAppend } from '../event-store';
import { openPersonal, sealPersonal } from './personal-fields';
import { upcast } from './upcasting';

const byType = (schemas: readonly EventSchema[]): ReadonlyMap<string, EventSchema> => {
  const known = new Map<string, EventSchema>();
  for (const schema of schemas) {
    if (known.has(schema.type)) throw new Error(`Two schemas are called ${schema.type}.`);
    known.set(schema.type, schema);
  }
  return known;
};

/**
 * What stands between the product and any adapter: the version of the schema is written with each event and older ones are
 * brought up when read; personal fields are stored sealed. An event of a newer program is refused by name, never skipped.
 */
export const codecEventStore = (store: EventStore, schemas: readonly EventSchema[], keys: KeyStore): EventStore => {
  const known = byType(schemas);

  const encode = async (event: EventToAppend): Promise<EventToAppend> => {
    const schema = known.get(event.type);
    if (schema === undefined) throw new Error(`${event.type} has no schema, so it cannot be stored.`);
    const { data, sealed } = await sealPersonal(schema, event, keys);
    const metadata = { ...event.metadata, version: schema.version, ...(sealed === undefined ? {} : { sealed }) };
    return { ...event, data, metadata };
  };

  /** As many as can be read from the first on, and what is wrong with the next. */
  const decode = async (events: readonly Recorded[]): Promise<{ events: readonly Recorded[]; fault?: unknown }> => {
    const opened = await openPersonal(events, keys);
    const decoded: Recorded[] = [];
    try {
      for (const event of opened) decoded.push(upcast(event, known));
    } catch (fault) {
      return { events: decoded, fault };
    }
    return { events: decoded };
  };

  const decodeAll = async (events: readonly Recorded[]): Promise<readonly Recorded[]> => {
    const decoded = await decode(events);
    if (decoded.fault !== undefined) throw decoded.fault;
    return decoded.events;
  };

  return {
    append: async (stream, expected, events) => store.append(stream, expected, await Promise.all(events.map(encode))),
    readStream: async (stream, options) => decodeAll(await store.readStream(stream, options)),
    readAll: async (options) => {
      const { events, upTo } = await store.readAll(options);
      return { events: await decodeAll(events), upTo };
    },
    lastPosition: () => store.lastPosition(),
    subscribe: (options) =>
      store.subscribe({
        ...options,
        onPage: async (page) => {
          const { events, fault } = await decode(page.events);
          if (fault === undefined) return options.onPage({ events, upTo: page.upTo });
          // What stands before the event that cannot be read is handled, so that the subscription ends right at it.
          const last = events.at(-1);
          if (last !== undefined) await options.onPage({ events, upTo: last.position });
          throw fault;
        },
      }),
    close: () => store.close(),
  };
};
