import type { EventToAppend } from './event-store';

/** A bug in the calling code; retrying cannot help. */
export class AppendRefused extends Error {}

/**
 * Maximum bytes of an append's events as JSON, data and metadata together. EventStoreDB refuses more than 1 MiB including
 * protocol overhead; all stores refuse at half of that, so that they behave alike.
 */
export const MAX_APPENDED_BYTES = 512 * 1024;

/** The events of an append exceed MAX_APPENDED_BYTES together. */
export class AppendTooLarge extends AppendRefused {
  constructor(stream: string, bytes: number) {
    super(`An append to ${stream} has ${bytes} bytes; the limit is ${MAX_APPENDED_BYTES}.`);
  }
}

/** An event and its JSON, serialised once for the size check and the store. */
export interface SerialisedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

const refuseMalformed = (stream: string, events: readonly EventToAppend[]): void => {
  if (stream === '') throw new AppendRefused('An append needs a stream name.');
  if (events.length === 0) throw new AppendRefused(`An append to ${stream} has no events.`);
  if (events.length > 1 && new Set(events.map((event) => event.id)).size < events.length) {
    throw new AppendRefused(`An append to ${stream} has a duplicate event id.`);
  }
};

/** Serialises an append's events. Checks the stream name, the uniqueness of event ids, and the size limit. */
export const serialiseEvents = (stream: string, events: readonly EventToAppend[]): readonly SerialisedEvent[] => {
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
  if (bytes > MAX_APPENDED_BYTES) throw new AppendTooLarge(stream, bytes);
  return made;
};
