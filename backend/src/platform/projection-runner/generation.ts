import type { Projection } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { type EventStore, type Page, type Unreadable, placeOf } from '../event-store/event-store';
import { type PositionedWrite, type ReadStore, UniqueViolation, WriteRefused } from '../read-store/read-store';

/** One physical collection of a read model, and how far it has come. */
export interface Generation {
  readonly projection: Projection;
  readonly collection: string;
  /** Everything up to here stands in the documents. */
  position: number;
  /** How far a fill has read; ahead of the position while documents are held in memory. */
  reading: number;
  /** The stored checkpoint: behind the position while nothing concerned the model. */
  saved: number;
}

export interface Stores {
  readonly events: EventStore;
  readonly documents: ReadStore;
}

/** An event that a model cannot take. It stays where it is until the code changes, so nothing is gained by trying. */
export class PoisonEvent extends Error {
  constructor(event: Omit<Unreadable, 'reason'>, cause: unknown) {
    super(`${placeOf(event)}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

export const poisonOf = (unreadable: Unreadable): PoisonEvent =>
  new PoisonEvent(unreadable, `it cannot be read. ${unreadable.reason}`);

/** Written in one transaction; more gain nothing and keep requests waiting longer. */
export const WRITTEN_AT_ONCE = 250;

export const openGeneration = async (
  { documents }: Stores,
  projection: Projection,
  collection: string,
): Promise<Generation> => {
  await documents.ensureCollection(collection, projection);
  const position = (await documents.checkpoints([collection])).get(collection);
  if (position === undefined) throw new Error(`The read store does not say how far ${collection} has come.`);
  return { projection, collection, position, reading: position, saved: position };
};

export const writesOf = (projection: Projection, event: Recorded): readonly PositionedWrite[] => {
  try {
    return projection.project(event).map((write) => ({ position: event.position, write }));
  } catch (error) {
    throw new PoisonEvent(event, error);
  }
};

/** One event after the other: finds the one that cannot be handled, and keeps everything before it. */
const applySingly = async (
  { documents }: Stores,
  generation: Generation,
  events: readonly Recorded[],
): Promise<void> => {
  for (const event of events) {
    const writes = writesOf(generation.projection, event);
    try {
      await documents.apply(generation.collection, writes, event.position);
    } catch (error) {
      if (error instanceof WriteRefused || error instanceof UniqueViolation) throw new PoisonEvent(event, error);
      throw error;
    }
    generation.position = generation.saved = event.position;
  }
};

/** Brings a generation to the end of a page, or to the first event of it that cannot be read. */
export const applyPage = async (stores: Stores, generation: Generation, page: Page): Promise<void> => {
  const [unreadable] = page.unreadable;
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
  const { projection, collection } = generation;
  if (events.length > 0) {
    try {
      const writes = events.flatMap((event) => writesOf(projection, event));
      await stores.documents.apply(collection, writes, upTo);
      generation.saved = upTo;
    } catch (error) {
      // Coalesced writes may collide where those of one event do not: a value that moves from document to document.
      const single = error instanceof PoisonEvent || error instanceof WriteRefused || error instanceof UniqueViolation;
      if (!single) throw error;
      await applySingly(stores, generation, events);
    }
  }
  generation.position = generation.reading = Math.max(generation.position, upTo);
};

/** Page after page up to a position that the log has reached, and no further. */
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
