import type { DocumentWrite } from '#kernel/projection';
import { BEGINNING, type Page } from '../event-store/event-store';
import { byDocument, foldWrites } from '../read-store/fold-writes';
import { copyOf } from '../read-store/json-values';
import type { PositionedWrite, ReadStore, Stored } from '../read-store/read-store';
import type { FillBudget, Holder } from './fill-budget';
import { type Generation, WRITTEN_AT_ONCE, poisonOf, writesOf } from './generation';

/** A death costs at most so many events of the model, which are then read again. */
const MOST_EVENTS = 500_000;
/** Few documents that many events change are written more often, since it costs little. */
const LEAST_EVENTS = 50_000;
const EVENTS_A_DOCUMENT = 5;

/** One document in so many is measured. */
const SAMPLED = 64;

const asWrite = (id: string, { position, document }: Stored): PositionedWrite => {
  const write: DocumentWrite = document === null ? { kind: 'remove', id } : { kind: 'put', id, document };
  return { position, write };
};

/**
 * The documents of a generation that is being filled: they change in memory, so that one that many events change is written
 * once, and are written with their checkpoint on the way. For models without a unique index, whose documents need not be
 * written in the order of the log.
 */
export class HeldDocuments implements Holder {
  private readonly documents = new Map<string, Stored>();
  private sampledLength = 0;
  private samples = 0;
  private events = 0;
  isOpen = true;
  private writing: Promise<void> | undefined;
  /** Nothing was ever written, so nothing has to be looked up. */
  private fresh: boolean;

  constructor(
    private readonly store: ReadStore,
    private readonly generation: Generation,
    private readonly budget: FillBudget,
    private readonly signal: AbortSignal,
  ) {
    this.fresh = generation.saved === BEGINNING;
    budget.add(this);
  }

  get size(): number {
    return this.samples === 0 ? 0 : this.documents.size * (this.sampledLength / this.samples);
  }

  async take(page: Page): Promise<void> {
    const [unreadable] = page.unreadable;
    if (unreadable !== undefined) throw poisonOf(unreadable);
    const writes = page.events.map((event) => writesOf(this.generation.projection, event));
    await this.fetch(writes.flat());
    for (const each of writes) this.fold(each);
    this.generation.reading = page.upTo;
    if (this.isDue) await this.write();
    await this.budget.keep();
  }

  /**
   * The guard lets each in where it is further than what is stored; the checkpoint follows when all are written. Stopped
   * in the middle it leaves the checkpoint where it was, and what is written already is passed over the next time.
   */
  write(): Promise<void> {
    return (this.writing ??= this.writeAll().finally(() => (this.writing = undefined)));
  }

  /** Writes the rest; the generation goes on page by page. */
  async end(): Promise<void> {
    await this.write();
    this.close();
  }

  /** Forgets what is in memory: it is read again from the checkpoint. */
  abandon(): void {
    this.documents.clear();
    this.generation.reading = this.generation.position;
    this.close();
  }

  private close(): void {
    this.isOpen = false;
    this.budget.remove(this);
  }

  private get isDue(): boolean {
    if (this.events >= MOST_EVENTS) return true;
    return this.events >= LEAST_EVENTS && this.events >= EVENTS_A_DOCUMENT * this.documents.size;
  }

  private async fetch(writes: readonly PositionedWrite[]): Promise<void> {
    if (this.fresh) return;
    const ids = new Set(writes.map(({ write }) => write.id).filter((id) => !this.documents.has(id)));
    if (ids.size === 0) return;
    const found = await this.store.stored(this.generation.collection, [...ids]);
    for (const [id, stored] of found) this.documents.set(id, stored);
  }

  private fold(writes: readonly PositionedWrite[]): void {
    this.events++;
    for (const [id, group] of byDocument(writes)) {
      const folded = foldWrites(this.documents.get(id), group);
      if (folded === undefined) continue;
      // A document that was put is the event's own; changing it here could change another that shares a part of it.
      const put = group.some(({ write }) => write.kind === 'put' && write.document === folded.document);
      const held = put && folded.document !== null ? { ...folded, document: copyOf(folded.document) } : folded;
      this.documents.set(id, held);
      if (this.documents.size % SAMPLED === 1) {
        this.sampledLength += JSON.stringify(held.document).length;
        this.samples++;
      }
    }
  }

  private async writeAll(): Promise<void> {
    const { collection, saved, reading } = this.generation;
    const writes = [...this.documents].map(([id, stored]) => asWrite(id, stored));
    for (let start = 0; start < writes.length; start += WRITTEN_AT_ONCE) {
      if (this.signal.aborted) return this.abandon();
      await this.store.apply(collection, writes.slice(start, start + WRITTEN_AT_ONCE), saved);
      await new Promise(setImmediate);
    }
    if (reading > saved) await this.store.advance([collection], reading);
    this.documents.clear();
    this.events = 0;
    this.fresh = false;
    this.generation.position = this.generation.saved = reading;
  }
}
