import type { EventMetadata, Recorded } from '#kernel/recorded-event';
import { BEGINNING, EventUnreadable, type EventPage, type Unreadable } from './event-store';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

/**
 * An event from its two JSON values, if both could be parsed. The damaged text is not repeated, since it may be about a
 * person.
 */
export const eventOf = (
  location: Omit<Unreadable, 'reason'>,
  { data, metadata }: { readonly data: unknown; readonly metadata: unknown },
): Recorded | Unreadable => {
  if (isObject(data) && isObject(metadata)) return { ...location, data, metadata: metadata as EventMetadata };
  return {
    ...location,
    reason: `Its ${isObject(data) ? 'metadata' : 'data'} is damaged: it is not valid JSON.`,
    isDamaged: true,
  };
};

const isUnreadable = (event: Recorded | Unreadable): event is Unreadable => 'reason' in event;

export const eventPage = (read: readonly (Recorded | Unreadable)[], upTo: number): EventPage => ({
  events: read.filter((each): each is Recorded => !isUnreadable(each)),
  unreadable: read.filter(isUnreadable),
  upTo,
});

/** For reading one stream, where no event may be skipped. */
export const allReadable = (read: readonly (Recorded | Unreadable)[]): readonly Recorded[] => {
  const { events, unreadable } = eventPage(read, BEGINNING);
  const [first] = unreadable;
  if (first !== undefined) throw new EventUnreadable(first);
  return events;
};
