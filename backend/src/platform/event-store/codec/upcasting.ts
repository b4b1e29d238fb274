import type { EventSchema } from '#kernel/event-schema';
import type { Recorded } from '#kernel/recorded-event';

/** The log contains an event that only a newer program knows. */
export class UnknownEvent extends Error {}

/** Upcasts an event to the current version of its schema. */
export const upcast = (event: Recorded, schemas: ReadonlyMap<string, EventSchema>): Recorded => {
  const schema = schemas.get(event.type);
  if (schema === undefined)
    throw new UnknownEvent('This program does not know its type. Start the newer version again.');
  const { version } = event.metadata;
  if (version === schema.version) return event;
  if (!(version < schema.version)) {
    throw new UnknownEvent(
      `It has version ${version}, but this program knows only ${schema.version}. Start the newer version again.`,
    );
  }
  let data = event.data as Record<string, unknown>;
  for (let from = version; from < schema.version; from++) {
    const step = schema.upcasts?.[from];
    if (step === undefined) throw new UnknownEvent(`There is no upcaster from its version ${from} to ${from + 1}.`);
    data = step(data);
  }
  return { ...event, data, metadata: { ...event.metadata, version: schema.version } };
};
