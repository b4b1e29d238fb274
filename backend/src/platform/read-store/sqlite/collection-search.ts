import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Document, SearchFields } from '#kernel/projection';
import type { SearchQuery } from '../../search/search';
import type { Page, PageRequest } from '../page';
import type { DocumentsById } from './documents-by-id';
import { tableOf } from './schema';
import { SearchIndex, type StoredDocument } from './search-index';
import { createSearchTables, dropSearchTables, searchTablesOf } from './search-tables';
import type { Statements } from './statements';

/** Documents read at a time. */
const DOCUMENTS_PER_READ = 50;
/** How long one step reads documents before it yields; writing their entries comes on top. */
const STEP_MS = 8;

interface SearchRow {
  readonly fields: string;
  readonly complete: number;
}

/** Runs the work in a transaction as soon as the file may be written. */
type Transact = (work: () => void) => Promise<void>;

/**
 * The search index of a collection, if it has one. It is built in steps after its collection was filled, so that filling
 * costs no more than without one.
 */
export class CollectionSearch {
  private index: SearchIndex | undefined;
  private merging = false;

  constructor(
    private readonly db: DatabaseSyncInstance,
    private readonly statements: Statements,
    private readonly byId: DocumentsById,
    private readonly collection: string,
    private readonly transact: Transact,
  ) {
    this.open();
  }

  get isComplete(): boolean {
    return this.row()?.complete === 1;
  }

  /** Begins to use an index that was made through another connection. */
  open(): void {
    const row = this.row();
    if (row !== undefined) this.openIndex(JSON.parse(row.fields) as SearchFields);
  }

  /** Updates the index after a write of the document. */
  update(id: string, document: object | null): void {
    if (this.index === undefined) return;
    this.index.update(id, document);
    void this.mergeAfterWrite(this.index);
  }

  async find<D extends Document>(query: SearchQuery, page: PageRequest): Promise<Page<D>> {
    return (await this.index?.find<D>(query, page)) ?? { rows: [], next: null };
  }

  /** Creates the index if missing, or resumes an interrupted creation. Documents written meanwhile are indexed too. */
  async build(fields: SearchFields): Promise<void> {
    if (this.isComplete) return;
    const { collection } = this;
    const tables = searchTablesOf(collection);
    if (this.row() === undefined) {
      await this.transact(() => {
        this.db.exec(`${dropSearchTables(tables)}; ${createSearchTables(tables)}`);
        this.statements.run('INSERT INTO search VALUES (1, ?, 0)', JSON.stringify(fields));
      });
    }
    const index = this.index ?? this.openIndex(fields);
    let after: string | undefined = '';
    while (after !== undefined) {
      const slice = this.statements.all<StoredDocument>(
        `SELECT id, doc FROM ${tableOf(collection)} AS document WHERE deleted = 0 AND id > ?
           AND NOT EXISTS (SELECT 1 FROM ${tables.entries} AS entry WHERE entry.id = document.id) ORDER BY id LIMIT ?`,
        after,
        DOCUMENTS_PER_READ,
      );
      const end = performance.now() + STEP_MS;
      await this.transact(() => void (after = index.add(slice, () => performance.now() > end)));
      await new Promise(setImmediate);
      await this.transact(() => index.mergeSome());
      await new Promise(setImmediate);
    }
    await index.mergeAll();
    await this.transact(() => void this.statements.run('UPDATE search SET complete = 1'));
  }

  /** Drops the index, within the caller's transaction. */
  drop(): void {
    this.index = undefined;
    this.db.exec(dropSearchTables(searchTablesOf(this.collection)));
    this.statements.run('DELETE FROM search');
  }

  /** Rewrites the index, so that it contains no word of a removed entry. */
  async mergeAll(): Promise<void> {
    await this.index?.mergeAll();
  }

  private row(): SearchRow | undefined {
    return this.statements.get<SearchRow>('SELECT fields, complete FROM search');
  }

  private async mergeAfterWrite(index: SearchIndex): Promise<void> {
    if (this.merging) return;
    this.merging = true;
    try {
      await new Promise(setImmediate);
      await this.transact(() => index.mergeSome());
    } catch {
      // Dropped or closed in the meantime, or the disk is full, which the next write reports.
    } finally {
      this.merging = false;
    }
  }

  private openIndex(fields: SearchFields): SearchIndex {
    const { statements, byId, collection } = this;
    this.index = new SearchIndex(statements, byId, collection, searchTablesOf(collection), fields);
    return this.index;
  }
}
