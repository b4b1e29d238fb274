import type { EventSchema } from '#kernel/event-schema';
import type { EventMetadata, Recorded } from '#kernel/recorded-event';
import type { KeyStore } from '../../crypto/key-store';
import { seal, unseal } from '../../crypto/sealed-text';

/**
 * Metadata of an event with encrypted fields. It can be decrypted even if its schema now declares other fields as
 * personal.
 */
export interface SealedMetadata extends EventMetadata {
  readonly sealed?: { readonly person: string; readonly fields: readonly string[] };
}

type Data = Record<string, unknown>;

/** Binds an encrypted field to its event, so that it does not decrypt elsewhere. */
const place = (eventId: string, field: string): string => `${eventId}/${field}`;

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** The event's data with personal fields encrypted with the person's key; null if that key was destroyed. */
export const sealPersonal = async (
  schema: EventSchema,
  event: { readonly id: string; readonly data: object },
  keys: KeyStore,
): Promise<{ readonly data: object; readonly sealed?: NonNullable<SealedMetadata['sealed']> }> => {
  if (schema.personal === undefined) return { data: event.data };
  const data: Data = { ...event.data };
  const person = data[schema.personal.subject];
  if (typeof person !== 'string' || person === '') {
    throw new Error(`${schema.type} has personal fields, but '${schema.personal.subject}' names no person.`);
  }
  const fields = schema.personal.fields.filter((field) => isPresent(data[field]));
  if (fields.length === 0) return { data };
  const key = await keys.keyFor(person);
  for (const field of fields) {
    data[field] = key === null ? null : seal(key, place(event.id, field), JSON.stringify(data[field]));
  }
  return key === null ? { data } : { data, sealed: { person, fields } };
};

/** The keys for all encrypted fields of these events; null for destroyed ones. */
export const keysOf = async (
  events: readonly Recorded[],
  keys: KeyStore,
): Promise<ReadonlyMap<string, Uint8Array | null>> => {
  const persons = new Set<string>();
  for (const { metadata } of events) {
    const { sealed } = metadata as SealedMetadata;
    if (sealed !== undefined) persons.add(sealed.person);
  }
  return new Map(
    await Promise.all([...persons].map(async (person) => [person, await keys.existingKey(person)] as const)),
  );
};

const decrypted = (event: Recorded, keys: ReadonlyMap<string, Uint8Array | null>): Recorded => {
  const { sealed, ...metadata } = event.metadata as SealedMetadata;
  if (sealed === undefined) return event;
  const key = keys.get(sealed.person) ?? null;
  const data: Data = { ...event.data };
  for (const field of sealed.fields) {
    data[field] =
      key === null
        ? null
        : (JSON.parse(unseal(key, place(event.id, field), String(data[field])).toString()) as unknown);
  }
  return { ...event, data, metadata };
};

/** Decrypts the personal fields of an event; they are null if the person's key was destroyed. Throws SealBroken. */
export const openPersonal = (event: Recorded, keys: ReadonlyMap<string, Uint8Array | null>): Recorded =>
  // Few events have personal fields; the others are not taken apart.
  'sealed' in event.metadata ? decrypted(event, keys) : event;
