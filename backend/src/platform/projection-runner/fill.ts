import type { DocumentWrite } from '#kernel/projection';
import { BEGINNING } from '../event-store/event-store';
import { byDocument, foldWrites } from '../read-store/fold-writes';
import { copyOf } from '../read-store/json-values';
import { type PositionedWrite, type Stored, WriteRefused } from '../read-store/read-store';
import { type Generation, PAGE, PoisonEvent, type Stores, catchUp, writesOf } from './generation';

export interface HeldLimits {
  /** Length of the documents' JSON, as far as samples tell. */
  readonly json: number;
  /** A stop or a crash costs at most so many events, which are then read again. */
  readonly events: number;
}

const LIMITS: HeldLimits = { json: 64_000_000, events: 500_000 };
/** One document in so many is measured. */
const SAMPLED = 64;

const asWrite = (id: string, { position, document }: Stored): PositionedWrite => {
  const write: DocumentWrite = document === null ? { kind: 'remove', id } : { kind: 'put', id, document };
  return { position, write };
};

/** Documents that change in memory until they have to make room. */
class HeldDocuments {
  private readonly documents = new Map<string, Stored>();
  private sampledLength = 0;
  private samples = 0;
  private events = 0;
  private fresh: boolean;

  constructor(
    private readonly stores: Stores,
    private readonly generation: Generation,
    private readonly limits: HeldLimits,
  ) {
    this.fresh = generation.saved === BEGINNING;
  }

  get full(): boolean {
    const length = this.samples === 0 ? 0 : this.sampledLength / this.samples;
    return this.documents.size * length > this.limits.json || this.events >= this.limits.events;
  }

  /** All that these writes concern is at hand afterwards. */
  async fetch(writes: readonly PositionedWrite[]): Promise<void> {
    if (this.fresh) return;
    const ids = new Set(writes.map(({ write }) => write.id).filter((id) => !this.documents.has(id)));
    const found = await this.stores.documents.stored(this.generation.collection, [...ids]);
    for (const [id, stored] of found) this.documents.set(id, stored);
  }

  fold(writes: readonly PositionedWrite[]): void {
    this.events++;
    for (const [id, group] of byDocument(writes)) {
      const folded = foldWrites(this.documents.get(id), group);
      if (folded === undefined) continue;
      // A document that was put is the event's own; changing it here could change another that shares a part of it.
      const put = group.some(({ write }) => write.kind === 'put' && write.document === folded.document);
      const held = put && folded.document !== null ? { ...folded, document: copyOf(folded.document) } : folded;
      this.documents.set(id, held);
      if (this.documents.size % SAMPLED === 0) {
        this.sampledLength += JSON.stringify(held.document).length;
        this.samples++;
      }
    }
  }

  /**
   * The guard lets each in where it is further than what is stored; the checkpoint follows when all are written. Stopped
   * in the middle it leaves the checkpoint where it was, and what is written already is passed over the next time.
   */
  async write(checkpoint: number, signal: AbortSignal): Promise<void> {
    const { collection, saved } = this.generation;
    const writes = [...this.documents].map(([id, stored]) => asWrite(id, stored));
    for (let start = 0; start < writes.length; start += PAGE) {
      if (signal.aborted) return;
      await this.stores.documents.apply(collection, writes.slice(start, start + PAGE), saved);
      await new Promise(setImmediate);
    }
    await this.stores.documents.advance([collection], checkpoint);
    this.documents.clear();
    this.events = 0;
    this.fresh = false;
    this.generation.position = this.generation.saved = checkpoint;
  }
}

const fillHeld = async (
  stores: Stores,
  generation: Generation,
  signal: AbortSignal,
  limits: HeldLimits,
): Promise<void> => {
  const { projection } = generation;
  const held = new HeldDocuments(stores, generation, limits);
  generation.reading = generation.position;
  while (!signal.aborted) {
    const page = await stores.events.readAll({
      after: generation.reading,
      limit: PAGE,
      categories: projection.categories,
    });
    const writes = page.events.map((event) => writesOf(projection, event));
    await held.fetch(writes.flat());
    for (const each of writes) held.fold(each);
    generation.reading = page.upTo;
    const ended = page.events.length < PAGE;
    if (ended || held.full) await held.write(page.upTo, signal);
    if (ended) return;
    await new Promise(setImmediate);
  }
};

/**
 * Catches up with the log where nobody has to see each page at once: a document that many events change is written once.
 * Models with a unique index take the other way, since their documents have to be written in the order of the log; so does
 * one that meets an event it cannot handle, to keep everything before it.
 */
export const fill = async (
  stores: Stores,
  generation: Generation,
  signal: AbortSignal,
  limits: HeldLimits = LIMITS,
): Promise<void> => {
  if (generation.projection.indexes.some(({ unique }) => unique === true)) return catchUp(stores, generation, signal);
  try {
    await fillHeld(stores, generation, signal, limits);
  } catch (error) {
    if (!(error instanceof PoisonEvent || error instanceof WriteRefused)) throw error;
    await catchUp(stores, generation, signal);
  }
};
