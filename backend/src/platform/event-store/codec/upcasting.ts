import type { EventSchema } from '#kernel/event-schema';
import type { Recorded } from '#kernel/recorded-event';

/** The log holds what this program does not know: a newer one wrote it. */
export class UnknownEvent extends Error {}

/** Brings an event up to today's version of its schema. */
export const upcast = (event: Recorded, schemas: ReadonlyMap<string, EventSchema>): Recorded => {
  const schema = schemas.get(event.type);
  if (schema === undefined) throw new UnknownEvent('This type is not known here. Start the newer version again.');
  const { version } = event.metadata;
  if (version === schema.version) return event;
  if (!(version < schema.version)) {
    throw new UnknownEvent(
      `It has version ${version}, and ${schema.version} is the newest known here. Start the newer version again.`,
    );
  }
  let data = event.data as Record<string, unknown>;
  for (let from = version; from < schema.version; from++) {
    const step = schema.upcasts?.[from];
    if (step === undefined) throw new UnknownEvent(`There is no way from its version ${from} to ${from + 1}.`);
    data = step(data);
  }
  return { ...event, data, metadata: { ...event.metadata, version: schema.version } };
};
