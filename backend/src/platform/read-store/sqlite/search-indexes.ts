import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Document, SearchFields } from '#kernel/projection';
import type { SearchQuery } from '../../search/search';
import type { Page, PageAsked } from '../page';
import type { DocumentsById } from './documents-by-id';
import { tableOf } from './schema';
import { SearchIndex, type StoredDocument } from './search-index';
import { createSearchTables, searchTablesOf, withoutAutomerge } from './search-tables';
import type { Statements } from './statements';

/** Documents read at a time. */
const SLICE = 50;
/** How long one step reads documents before it yields to the event loop; writing their entries comes on top. */
const STEP_MS = 8;

interface SearchRow {
  readonly collection: string;
  readonly fields: string;
  readonly complete: number;
}

type InTransaction = (work: () => void) => void;

/**
 * The search indexes of all collections. An index is built in steps after its collection was filled, so that filling costs
 * no more than without one.
 */
export class SearchIndexes {
  private readonly indexes = new Map<string, SearchIndex>();
  private readonly merging = new Set<string>();

  constructor(
    private readonly db: DatabaseSyncInstance,
    private readonly statements: Statements,
    private readonly byId: DocumentsById,
  ) {
    for (const { collection, fields } of statements.all<SearchRow>('SELECT * FROM searches')) {
      this.open(collection, JSON.parse(fields) as SearchFields);
    }
  }

  /** Updates the collection's index after a write, if it has one. */
  update(collection: string, id: string, document: object | null): void {
    const index = this.indexes.get(collection);
    if (index === undefined) return;
    index.update(id, document);
    void this.mergeAfterWrite(collection, index);
  }

  async find<D extends Document>(collection: string, query: SearchQuery, asked: PageAsked): Promise<Page<D>> {
    return (await this.indexes.get(collection)?.find<D>(query, asked)) ?? { rows: [], next: null };
  }

  /** Creates the index if missing, or resumes an interrupted creation. Documents written meanwhile are indexed too. */
  async ensure(collection: string, fields: SearchFields, inTransaction: InTransaction): Promise<void> {
    const known = this.statements.get<SearchRow>('SELECT * FROM searches WHERE collection = ?', collection);
    if (known?.complete === 1) return;
    if (known === undefined) {
      inTransaction(() => {
        // Left by a release with another form of index.
        this.drop(collection);
        this.db.exec(createSearchTables(searchTablesOf(collection)));
        this.statements.run('INSERT INTO searches VALUES (?, ?, 0)', collection, JSON.stringify(fields));
      });
    }
    const index = this.indexes.get(collection) ?? this.open(collection, fields);
    const { entries } = searchTablesOf(collection);
    let after: string | undefined = '';
    while (after !== undefined) {
      const slice = this.statements.all<StoredDocument>(
        `SELECT id, doc FROM ${tableOf(collection)} AS document WHERE deleted = 0 AND id > ?
           AND NOT EXISTS (SELECT 1 FROM ${entries} AS entry WHERE entry.id = document.id) ORDER BY id LIMIT ?`,
        after,
        SLICE,
      );
      const end = performance.now() + STEP_MS;
      inTransaction(() => (after = index.add(slice, () => performance.now() > end)));
      await index.mergeSome();
      await new Promise(setImmediate);
    }
    await index.mergeAll();
    this.statements.run('UPDATE searches SET complete = 1 WHERE collection = ?', collection);
  }

  /** Within the caller's transaction. */
  drop(collection: string): void {
    const { entries, index, words, typos } = searchTablesOf(collection);
    this.indexes.delete(collection);
    this.statements.run('DELETE FROM searches WHERE collection = ?', collection);
    for (const table of [index, entries, words, typos]) this.db.exec(`DROP TABLE IF EXISTS ${table}`);
  }

  /** Removes all traces of deleted entries from the file. */
  async scrub(collection: string, inTransaction: InTransaction): Promise<void> {
    const index = this.indexes.get(collection);
    if (index === undefined) return;
    await index.mergeAll();
    const { entries, words, typos } = searchTablesOf(collection);
    for (const table of [entries, words, typos]) inTransaction(() => this.db.exec(rewritten(table)));
  }

  private async mergeAfterWrite(collection: string, index: SearchIndex): Promise<void> {
    if (this.merging.has(collection)) return;
    this.merging.add(collection);
    try {
      await index.mergeSome();
    } catch {
      // Dropped or closed in the meantime, or the disk is full, which the next write reports.
    } finally {
      this.merging.delete(collection);
    }
  }

  private open(collection: string, fields: SearchFields): SearchIndex {
    const tables = searchTablesOf(collection);
    // Also for files of earlier releases.
    this.db.exec(withoutAutomerge(tables));
    const index = new SearchIndex(this.statements, this.byId, collection, tables, fields);
    this.indexes.set(collection, index);
    return index;
  }
}

/**
 * Deleted rows are overwritten, but when SQLite moves a row to another page, a copy may remain at the old location.
 * Deleting all rows clears every page.
 */
export const rewritten = (table: string): string =>
  `CREATE TEMP TABLE kept AS SELECT * FROM ${table}; DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM kept;
   DROP TABLE kept`;
