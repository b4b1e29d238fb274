import type { Recorded } from '#kernel/recorded-event';
import { EventUnreadable, type EventStore } from '#platform/event-store/event-store';
import type { LoggedEvent } from '#projections/administration/logged-event';

type EventLocation = Pick<LoggedEvent, 'stream' | 'revision'>;

/** Revisions so close together are read at once, with what is between them. */
const MAX_REVISION_GAP = 4;

/** A place among those asked for. */
interface WantedEvent extends EventLocation {
  readonly index: number;
}

/** Consecutive places of one stream. */
const stretchesOf = (places: readonly EventLocation[]): WantedEvent[][] => {
  const sorted = places
    .map(({ stream, revision }, index): WantedEvent => ({ stream, revision, index }))
    .sort((one, other) =>
      one.stream === other.stream ? one.revision - other.revision : one.stream < other.stream ? -1 : 1,
    );
  const stretches: WantedEvent[][] = [];
  let last: WantedEvent | undefined;
  for (const location of sorted) {
    const continues = last?.stream === location.stream && location.revision - last.revision <= MAX_REVISION_GAP;
    if (continues) stretches.at(-1)?.push(location);
    else stretches.push([location]);
    last = location;
  }
  return stretches;
};

/** Reads events by their places, in the same order; undefined for those that this program cannot read. */
export const eventsInLog = async (
  store: Pick<EventStore, 'readStream'>,
  places: readonly EventLocation[],
): Promise<readonly (Recorded | undefined)[]> => {
  const found = places.map((): Recorded | undefined => undefined);
  const read = async (stretch: readonly WantedEvent[]): Promise<void> => {
    const [first, last] = [stretch[0], stretch.at(-1)];
    if (first === undefined || last === undefined) return;
    const { stream, revision: from } = first;
    try {
      const events = await store.readStream(stream, { from, limit: last.revision - from + 1 });
      // The revisions of a stream have no gaps.
      for (const { index, revision } of stretch) found[index] = events[revision - from];
    } catch (error) {
      if (!(error instanceof EventUnreadable)) throw error;
      if (stretch.length > 1) await Promise.all(stretch.map((location) => read([location])));
    }
  };
  await Promise.all(stretchesOf(places).map(read));
  return found;
};
