import type { EventStore } from '#platform/event-store/event-store';
import type { StarterEvent } from './starter-events';

interface Append {
  readonly stream: string;
  readonly events: StarterEvent[];
}

/** Neighbours of one stream go in one append. */
const inAppends = (events: readonly StarterEvent[]): readonly Append[] => {
  const appends: Append[] = [];
  for (const event of events) {
    const open = appends.at(-1);
    if (open?.stream === event.stream) open.events.push(event);
    else appends.push({ stream: event.stream, events: [event] });
  }
  return appends;
};

/** The first stream that begins with another event than the recorded one; null where there is none. */
const takenStream = async (store: EventStore, events: readonly StarterEvent[]): Promise<string | null> => {
  const firsts = new Map<string, string>();
  for (const { stream, id } of events) if (!firsts.has(stream)) firsts.set(stream, id);
  for (const [stream, id] of firsts) {
    const [kept] = await store.readStream(stream, { limit: 1 });
    if (kept !== undefined && kept.id !== id) return stream;
  }
  return null;
};

/**
 * Appends the recorded events to a store that lacks them, in the order in which they came about. The last one tells
 * whether all are there; a fill that a crash cut off is begun again, since the store keeps each id once. Answers the
 * stream that held something else, where one did: the rest is left out then.
 */
export const fillStore = async (store: EventStore, events: readonly StarterEvent[]): Promise<string | null> => {
  const last = events.at(-1);
  if (last === undefined) return null;
  const from = events.filter(({ stream }) => stream === last.stream).length - 1;
  if ((await store.readStream(last.stream, { from, limit: 1 })).length > 0) return null;

  // Looked at before anything is appended: an earlier release recorded the same trackers in another way.
  const taken = await takenStream(store, events);
  if (taken !== null) return taken;

  const revisions = new Map<string, number>();
  for (const { stream, events: together } of inAppends(events)) {
    const result = await store.append(stream, revisions.get(stream) ?? 'none', together);
    if (result.kind === 'conflict') return stream;
    revisions.set(stream, result.revision);
  }
  return null;
};
