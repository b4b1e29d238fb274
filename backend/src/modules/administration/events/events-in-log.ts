import type { Recorded } from '#kernel/recorded-event';
import { EventUnreadable, type EventStore } from '#platform/event-store/event-store';
import type { LoggedEvent } from '#projections/administration/logged-event';

type Place = Pick<LoggedEvent, 'event_id' | 'stream' | 'revision'>;

/** Revisions so close together are read at once, with what is between them. */
const CLOSE = 4;

/** Consecutive places of one stream. */
const stretchesOf = (places: readonly Place[]): Place[][] => {
  const sorted = [...places].sort((one, other) =>
    one.stream === other.stream ? one.revision - other.revision : one.stream < other.stream ? -1 : 1,
  );
  const stretches: Place[][] = [];
  let last: Place | undefined;
  for (const place of sorted) {
    const continues = last?.stream === place.stream && place.revision - last.revision <= CLOSE;
    if (continues) stretches.at(-1)?.push(place);
    else stretches.push([place]);
    last = place;
  }
  return stretches;
};

const readStretch = async (
  store: Pick<EventStore, 'readStream'>,
  places: readonly Place[],
): Promise<readonly Recorded[]> => {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return [];
  try {
    const limit = last.revision - first.revision + 1;
    return await store.readStream(first.stream, { from: first.revision, limit });
  } catch (error) {
    if (!(error instanceof EventUnreadable)) throw error;
    if (places.length === 1) return [];
    const each = await Promise.all(places.map((place) => readStretch(store, [place])));
    return each.flat();
  }
};

/** Reads events by their places. Those that this program cannot read are absent. Keyed by event id. */
export const eventsInLog = async (
  store: Pick<EventStore, 'readStream'>,
  places: readonly Place[],
): Promise<ReadonlyMap<string, Recorded>> => {
  const read = await Promise.all(stretchesOf(places).map((stretch) => readStretch(store, stretch)));
  return new Map(read.flat().map((event) => [event.id, event] as const));
};
