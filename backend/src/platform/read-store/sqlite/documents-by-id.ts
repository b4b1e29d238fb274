import type { Document } from '#kernel/projection';
import { tableOf } from './schema';
import type { Statements } from './statements';

/** Maximum text that is kept, in characters of JSON; as objects these take about 22 MB. */
const MAX_KEPT = 16_000_000;
/**
 * Longest document that is kept, in characters of JSON. Longer ones are read again: they would leave room for few, and
 * parsing them costs more than finding them.
 */
const LONGEST_KEPT = 4000;

/**
 * SQL for the documents with the ids of a JSON list, which must not repeat any. The list is read directly: with `IN`, SQLite
 * first copies it to an index of its own, which takes longer than finding the documents.
 */
const docsOfIds = (table: string): string =>
  `SELECT document.doc FROM json_each(?) AS listed
     CROSS JOIN ${table} AS document ON document.id = listed.value AND document.deleted = 0`;

/**
 * Documents by id. Those that were read are kept until they are written, since only this process changes the file:
 * lists show the same trackers and updates again and again, to all users. When there is no more room, all are dropped,
 * so that look-ups need no bookkeeping.
 */
export class DocumentsById {
  private readonly kept = new Map<string, Map<string, Document>>();
  /** Characters of JSON kept since all were dropped. */
  private length = 0;

  constructor(
    private readonly statementsOf: (collection: string) => Statements,
    private readonly most = MAX_KEPT,
  ) {}

  /** The documents in the order of the ids, none of which may be repeated; ids without a document are left out. */
  find<D extends Document>(collection: string, ids: readonly string[]): readonly D[] {
    const kept = this.kept.get(collection);
    const found = ids.map((id) => kept?.get(id));
    const missing = ids.filter((_id, index) => found[index] === undefined);
    const read = missing.length === 0 ? undefined : this.read(collection, missing);
    return ids.flatMap((id, index) => (found[index] ?? read?.get(id) ?? []) as D | []);
  }

  /** Called for each document that is written, whether or not the transaction succeeds. */
  forget(collection: string, id: string): void {
    this.kept.get(collection)?.delete(id);
  }

  forgetAll(collection: string): void {
    this.kept.delete(collection);
  }

  private read(collection: string, ids: readonly string[]): ReadonlyMap<string, Document> {
    const read = new Map<string, Document>();
    for (const doc of this.statementsOf(collection).column<string>(
      docsOfIds(tableOf(collection)),
      JSON.stringify(ids),
    )) {
      const document = JSON.parse(doc) as Document;
      read.set(document._id, document);
      if (doc.length <= LONGEST_KEPT) this.keep(collection, document, doc.length);
    }
    return read;
  }

  private keep(collection: string, document: Document, length: number): void {
    if (this.length + length > this.most) {
      this.kept.clear();
      this.length = 0;
    }
    this.length += length;
    const kept = this.kept.get(collection) ?? new Map<string, Document>();
    kept.set(document._id, document);
    this.kept.set(collection, kept);
  }
}
