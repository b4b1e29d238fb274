import { hash } from 'node:crypto';

/**
 * Generates time-ordered UUIDs of version 7 (RFC 9562). `npm run starter` uses a seeded one, so that its output is
 * reproducible.
 */
export interface Ids {
  next(): string;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const formatUuid = (bytes: Uint8Array): string => {
  const text = hex(bytes);
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
};

const stamped = (milliseconds: number, tail: Uint8Array, version: 7 | 8): string => {
  const bytes = new Uint8Array(16);
  let rest = milliseconds;
  for (let index = 5; index >= 0; index--) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes.set(tail.subarray(0, 10), 6);
  bytes[6] = (version << 4) | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return formatUuid(bytes);
};

/** UUIDv7 of a time in milliseconds and at least 10 random bytes. */
export const uuidV7 = (milliseconds: number, random: Uint8Array): string => stamped(milliseconds, random, 7);

/** Milliseconds since 1970 in the first 48 bits of a UUIDv7 or of one of our UUIDv8s. */
export const timeOfId = (id: string): number => parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** Deterministic UUIDv8 of a time and a name. */
export const idAt = (milliseconds: number, name: string): string =>
  stamped(milliseconds, hash('sha256', name, 'buffer'), 8);

/**
 * UUIDv8 derived from a cause: deterministic, with the cause's timestamp, so that repeating a command or reaction
 * appends nothing twice and ids stay time-ordered.
 */
export const derivedId = (causeId: string, name: string): string => idAt(timeOfId(causeId), `${causeId}/${name}`);

/** Whether an id is a UUIDv8, as those of all events are. */
export const isDerived = (id: string): boolean => id[14] === '8';
