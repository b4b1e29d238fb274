import type { Projection } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { type EventStore, type Page, type Unreadable, placeOf } from '../event-store/event-store';
import { type PositionedWrite, type ReadStore, UniqueViolation, WriteRefused } from '../read-store/read-store';

/** A physical collection of a read model, with its positions. */
export interface Generation {
  readonly projection: Projection;
  readonly collection: string;
  /** Documents include everything up to here. */
  position: number;
  /** How far a fill has read; ahead of `position` while documents are held in memory. */
  reading: number;
  /** The stored checkpoint; behind `position` while no event affects the model. */
  saved: number;
}

export interface Stores {
  readonly events: EventStore;
  readonly documents: ReadStore;
}

/** An event that a model cannot handle. Retrying is pointless until the code changes. */
export class PoisonEvent extends Error {
  constructor(event: Omit<Unreadable, 'reason'>, cause: unknown) {
    super(`${placeOf(event)}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

export const poisonOf = (unreadable: Unreadable): PoisonEvent =>
  new PoisonEvent(unreadable, `it cannot be read. ${unreadable.reason}`);

/** Events per transaction; more gain nothing and delay requests. */
export const WRITTEN_AT_ONCE = 250;

export const openGeneration = async (
  { documents }: Stores,
  projection: Projection,
  collection: string,
): Promise<Generation> => {
  await documents.ensureCollection(collection, projection);
  const position = (await documents.checkpoints([collection])).get(collection);
  if (position === undefined) throw new Error(`The read store has no checkpoint for ${collection}.`);
  return { projection, collection, position, reading: position, saved: position };
};

export const writesOf = (projection: Projection, event: Recorded): readonly PositionedWrite[] => {
  try {
    return projection.project(event).map((write) => ({ position: event.position, write }));
  } catch (error) {
    throw new PoisonEvent(event, error);
  }
};

/** One event at a time: finds the one that cannot be handled and keeps everything before it. */
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

/** Applies a page up to its end, or to its first unreadable event. */
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
      // Coalesced writes may conflict where single ones do not, e.g. if a unique value moves between documents.
      const single = error instanceof PoisonEvent || error instanceof WriteRefused || error instanceof UniqueViolation;
      if (!single) throw error;
      await applySingly(stores, generation, events);
    }
  }
  generation.position = generation.reading = Math.max(generation.position, upTo);
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
