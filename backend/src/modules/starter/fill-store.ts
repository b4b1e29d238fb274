import type { EventStore } from '#platform/event-store/event-store';
import type { StarterEvent } from './starter-events';

interface Append {
  readonly stream: string;
  readonly events: StarterEvent[];
}

/** Adjacent events of a stream are appended together. */
const inAppends = (events: readonly StarterEvent[]): readonly Append[] => {
  const appends: Append[] = [];
  for (const event of events) {
    const open = appends.at(-1);
    if (open?.stream === event.stream) open.events.push(event);
    else appends.push({ stream: event.stream, events: [event] });
  }
  return appends;
};

/** The first stream that begins with a different event; null if there is none. */
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
 * Appends the recorded events to a store that lacks them, in their original order. The last event shows whether all are
 * there; an interrupted fill is repeated, since the store keeps each id once. Returns the stream that contained
 * something else, if any: then nothing is appended.
 */
export const fillStore = async (store: EventStore, events: readonly StarterEvent[]): Promise<string | null> => {
  const last = events.at(-1);
  if (last === undefined) return null;
  const from = events.filter(({ stream }) => stream === last.stream).length - 1;
  if ((await store.readStream(last.stream, { from, limit: 1 })).length > 0) return null;

  // Checked before anything is appended: an earlier release may have recorded the same trackers differently.
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
