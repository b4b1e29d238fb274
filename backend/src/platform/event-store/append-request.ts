import type { EventToAppend } from './event-store';

/** A fault of the calling code, not of the moment: trying again cannot help. */
export class AppendRefused extends Error {}

/**
 * Bytes of an append's events as JSON, data and metadata together. EventStoreDB refuses more than 1 MiB with what its
 * protocol adds; every store refuses at half of that, so that none takes what another cannot.
 */
export const MOST_APPENDED_BYTES = 512 * 1024;

/** The events of one append are larger than MOST_APPENDED_BYTES together. */
export class AppendTooLarge extends AppendRefused {
  constructor(stream: string, bytes: number) {
    super(`An append to ${stream} holds ${bytes} bytes, and ${MOST_APPENDED_BYTES} is the most that is kept at once.`);
  }
}

/** An event with its JSON, made once for the bound and for the store. */
export interface SerialisedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

const refuseMalformed = (stream: string, events: readonly EventToAppend[]): void => {
  if (stream === '') throw new AppendRefused('An append needs the name of a stream.');
  if (events.length === 0) throw new AppendRefused(`An append to ${stream} holds no event.`);
  if (events.length > 1 && new Set(events.map((event) => event.id)).size < events.length) {
    throw new AppendRefused(`An append to ${stream} holds an event id twice.`);
  }
};

/** The events of an append as JSON. It names a stream, holds events whose ids differ, and is within the bound. */
export const serialised = (stream: string, events: readonly EventToAppend[]): readonly SerialisedEvent[] => {
  refuseMalformed(stream, events);
  const made = events.map(({ id, type, data, metadata }) => ({
    id,
    type,
    data: JSON.stringify(data),
    metadata: JSON.stringify(metadata),
  }));
  const bytes = made.reduce(
    (sum, { data, metadata }) => sum + Buffer.byteLength(data) + Buffer.byteLength(metadata),
    0,
  );
  if (bytes > MOST_APPENDED_BYTES) throw new AppendTooLarge(stream, bytes);
  return made;
};
