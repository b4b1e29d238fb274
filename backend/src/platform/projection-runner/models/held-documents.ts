import type { DocumentWrite } from '#kernel/projection';
import { BEGINNING, type EventPage } from '../../event-store/event-store';
import { type WritesToDocument, byDocument, foldWrites } from '../../read-store/fold-writes';
import type { PositionedWrite, ProjectionStore, Stored } from '../../read-store/read-store';
import { poisonOf } from '../fault';
import type { FillBudget, Holder } from './fill-budget';
import { type Generation, WRITTEN_AT_ONCE, unreadableIn, writesOf } from './generation';
import { SortedRuns } from './sorted-runs';

/** Number of changes after which one measures its document. */
const CHANGES_PER_MEASUREMENT = 64;
/** From this number of documents at once, saving counts as a fill. */
const DOCUMENTS_OF_FILL = 5000;
/** Number of recent measurements that count: documents grow, so later ones count more. */
const RECENT_SAMPLES = 20;

/** Changes build on the stored document; a replacement or removal does not depend on it. */
const needsStored = ([, writes]: WritesToDocument): boolean => writes.some(({ write }) => write.kind === 'change');

const asWrite = (id: string, { position, document }: Stored): PositionedWrite => {
  const write: DocumentWrite = document === null ? { kind: 'remove', id } : { kind: 'put', id, document };
  return { position, write };
};

/**
 * Buffers the documents of a generation that is being filled, so that one changed by many events is written once; they are
 * saved with their checkpoint from time to time.
 */
export class HeldDocuments implements Holder {
  private readonly documents = new Map<string, Stored>();
  private folds = 0;
  private samples = 0;
  private averageLength = 0;
  private eventsSinceSave = 0;
  isOpen = true;
  private saving: Promise<void> | undefined;
  /** Whether all of the generation's documents are in memory, so none needs to be looked up. */
  private complete: boolean;

  constructor(
    private readonly store: ProjectionStore,
    private readonly generation: Generation,
    private readonly budget: FillBudget,
    private readonly signal: AbortSignal,
    private readonly giveWay: () => Promise<void>,
  ) {
    this.complete = generation.saved === BEGINNING;
    budget.add(this);
  }

  get size(): number {
    return this.documents.size * this.averageLength;
  }

  /** How many changes it has taken. */
  get changes(): number {
    return this.folds;
  }

  async take(page: EventPage): Promise<void> {
    const unreadable = unreadableIn(page, this.generation);
    if (unreadable !== undefined) throw poisonOf(unreadable);
    if (page.events.length > 0) await this.takeEvents(page.events, page.upTo);
    else this.generation.reading = page.upTo;
  }

  private async takeEvents(events: EventPage['events'], upTo: number): Promise<void> {
    const groups: WritesToDocument[] = [];
    for (const event of events) {
      const writes = writesOf(this.generation, event);
      // Most events of a category do not concern the model.
      if (writes.length > 0) for (const group of byDocument(writes)) groups.push(group);
    }
    await this.fetch(groups.filter(needsStored));
    for (const [id, writes] of groups) this.fold(id, writes);
    this.eventsSinceSave += events.length;
    this.generation.reading = upTo;
    this.generation.taken += events.length;
    if (this.eventsSinceSave >= this.budget.eventsBetweenSaves) await this.save();
    await this.budget.keep();
  }

  async release(): Promise<void> {
    await this.save();
    this.complete = false;
    this.documents.clear();
  }

  /** Saves the rest; afterwards the generation proceeds page by page. */
  async end(): Promise<void> {
    await this.save();
    this.close();
  }

  /** Discards the buffer: its events are read again from the checkpoint. */
  abandon(): void {
    this.generation.reading = this.generation.position;
    this.close();
  }

  /**
   * Writes all changes since the checkpoint, then the checkpoint. If interrupted, the checkpoint stays where it was, and
   * documents already written are skipped the next time.
   */
  private save(): Promise<void> {
    return (this.saving ??= this.saveAll().finally(() => (this.saving = undefined)));
  }

  private close(): void {
    this.isOpen = false;
    this.documents.clear();
    this.budget.remove(this);
  }

  private async fetch(groups: readonly WritesToDocument[]): Promise<void> {
    if (this.complete) return;
    const ids = new Set(groups.map(([id]) => id).filter((id) => !this.documents.has(id)));
    if (ids.size === 0) return;
    const found = await this.store.stored(this.generation.collection, [...ids]);
    for (const [id, stored] of found) this.documents.set(id, stored);
  }

  private fold(id: string, group: readonly PositionedWrite[]): void {
    const folded = foldWrites(this.documents.get(id), group);
    if (folded === undefined) return;
    this.documents.set(id, folded);
    if (this.folds++ % CHANGES_PER_MEASUREMENT === 0) this.measure(folded.document);
  }

  private measure(document: object | null): void {
    this.samples = Math.min(this.samples + 1, RECENT_SAMPLES);
    this.averageLength += (JSON.stringify(document).length - this.averageLength) / this.samples;
  }

  /**
   * Saves in the order of ids, in which stores keep their key: documents that are written together then share its
   * pages, instead of each writing a separate one.
   */
  private async saveAll(): Promise<void> {
    const { collection, saved, reading } = this.generation;
    const changed = await this.changedSince(saved);
    if (changed.size > DOCUMENTS_OF_FILL) await this.store.prepareFill(collection, this.generation.projection);
    for (;;) {
      if (this.signal.aborted) return this.abandon();
      // Abandoned meanwhile: what is left of it must not count as saved.
      if (!this.isOpen) return;
      const ids = changed.take(WRITTEN_AT_ONCE);
      if (ids.length === 0) break;
      const writes = ids.flatMap((id) => {
        const stored = this.documents.get(id);
        return stored === undefined ? [] : [asWrite(id, stored)];
      });
      await this.store.apply(collection, writes, saved);
      await this.giveWay();
    }
    if (reading > saved) await this.store.advance([collection], reading);
    this.eventsSinceSave = 0;
    this.generation.position = this.generation.saved = reading;
  }

  private async changedSince(saved: number): Promise<SortedRuns> {
    const changed = new SortedRuns();
    for (const [id, { position }] of this.documents) if (position > saved && changed.add(id)) await this.giveWay();
    return changed;
  }
}
