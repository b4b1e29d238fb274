import type { Projection } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { idOf } from '#kernel/stream-name';
import type { FaultedEvent } from '../fault';
import type { Stores } from './generation';

/** More ids than any event caused by a user contains. */
const MAX_MENTIONED = 200;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The documents that the projection would write; undefined if it cannot say. */
const written = (projection: Projection, event: Recorded): readonly string[] | undefined => {
  try {
    return projection.project(event).map(({ id }) => id);
  } catch {
    return undefined;
  }
};

/** Texts that the event mentions: the id of its stream, and all that its data holds. */
const mentioned = ({ stream }: FaultedEvent, event: Recorded | undefined): readonly string[] => {
  return [...new Set([idOf(stream), ...textsIn(event?.data)])].slice(0, MAX_MENTIONED);
};

/**
 * Ids of the documents of a model that an event concerns, if they can be determined: those that the projection would
 * write or, if it cannot handle the event, those that exist under an id which the event mentions.
 */
export const documentsLeftBehind = async (
  { events, documents }: Stores,
  projection: Projection,
  faulted: FaultedEvent,
): Promise<readonly string[]> => {
  const read = events.readStream(faulted.stream, { from: faulted.revision, limit: 1 });
  const [event] = await read.catch(() => []);
  const ids = event === undefined ? undefined : written(projection, event);
  if (ids !== undefined) return [...new Set(ids)];
  const record = await documents.modelRecord(projection.name);
  if (record === undefined) return [];
  const stored = await documents.stored(record.live, mentioned(faulted, event));
  return [...stored].flatMap(([id, { document }]) => (document === null ? [] : [id])).sort();
};
