import type { Projection } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import type { EventStore, EventPage, Unreadable } from '../../event-store/event-store';
import { type PositionedWrite, type ReadModelStore, WriteRefused } from '../../read-store/read-store';
import { PoisonEvent, poisonOf } from '../fault';
import { NO_INTERVENTIONS } from '../interventions';

/** A physical collection of a read model, with its positions. */
export interface Generation {
  readonly projection: Projection;
  readonly collection: string;
  /** Documents include everything up to here. */
  position: number;
  /** How far a fill has read; ahead of `position` while documents are held in memory. */
  reading: number;
  /** Events taken since this process opened it. */
  taken: number;
  /** The stored checkpoint; behind `position` while no event affects the model. */
  saved: number;
  /** Ids of events to leave out if they cannot be handled. */
  skipped: ReadonlySet<string>;
}

export interface Stores {
  readonly events: EventStore;
  readonly documents: ReadModelStore;
}

/** Events per transaction; more gain nothing and delay requests. */
export const WRITTEN_AT_ONCE = 250;

export const openGeneration = async (
  { documents }: Stores,
  projection: Projection,
  collection: string,
  skipped = NO_INTERVENTIONS.skipped,
): Promise<Generation> => {
  await documents.ensureCollection(collection, projection);
  const position = (await documents.checkpoints([collection])).get(collection);
  if (position === undefined) throw new Error(`The read store has no checkpoint for ${collection}.`);
  return { projection, collection, position, reading: position, taken: 0, saved: position, skipped };
};

export const writesOf = ({ projection, skipped }: Generation, event: Recorded): readonly PositionedWrite[] => {
  try {
    return projection.project(event).map((write) => ({ position: event.position, write }));
  } catch (error) {
    if (skipped.has(event.id)) return [];
    throw new PoisonEvent(event, error);
  }
};

/** The first event of a page that cannot be read and is not to be skipped. */
export const unreadableIn = ({ unreadable }: EventPage, { skipped }: Generation): Unreadable | undefined =>
  unreadable.find(({ id }) => !skipped.has(id));

/** Applies one event at a time, to find the one that cannot be handled and keep everything before it. */
const applySingly = async (
  { documents }: Stores,
  generation: Generation,
  events: readonly Recorded[],
): Promise<void> => {
  const { collection, skipped } = generation;
  for (const event of events) {
    const writes = writesOf(generation, event);
    try {
      await documents.apply(collection, writes, event.position);
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
      if (!skipped.has(event.id)) throw new PoisonEvent(event, error);
      await documents.apply(collection, [], event.position);
    }
    generation.position = generation.saved = event.position;
  }
};

/** Applies a page up to its end, or to its first unreadable event. */
export const applyPage = async (stores: Stores, generation: Generation, page: EventPage): Promise<void> => {
  const unreadable = unreadableIn(page, generation);
  if (unreadable === undefined) return applyEvents(stores, generation, page.events, page.upTo);
  const before = page.events.filter(({ position }) => position < unreadable.position);
  await applyEvents(stores, generation, before, before.at(-1)?.position ?? generation.position);
  throw poisonOf(unreadable);
};

const applyEvents = async (
  stores: Stores,
  generation: Generation,
  events: readonly Recorded[],
  upTo: number,
): Promise<void> => {
  const { collection } = generation;
  if (events.length > 0) {
    try {
      const writes = events.flatMap((event) => writesOf(generation, event));
      await stores.documents.apply(collection, writes, upTo);
      generation.saved = upTo;
    } catch (error) {
      if (!(error instanceof PoisonEvent || error instanceof WriteRefused)) throw error;
      await applySingly(stores, generation, events);
    }
  }
  generation.position = generation.reading = Math.max(generation.position, upTo);
  generation.taken += events.length;
};

/** Applies pages up to a position, and no further. */
export const replayTo = async (stores: Stores, generation: Generation, position: number): Promise<void> => {
  while (generation.position < position) {
    const page = await stores.events.readAll({
      after: generation.position,
      limit: WRITTEN_AT_ONCE,
      categories: generation.projection.categories,
    });
    const within = (each: { readonly position: number }): boolean => each.position <= position;
    await applyPage(stores, generation, {
      events: page.events.filter(within),
      unreadable: page.unreadable.filter(within),
      upTo: Math.min(page.upTo, position),
    });
    await new Promise(setImmediate);
  }
};
