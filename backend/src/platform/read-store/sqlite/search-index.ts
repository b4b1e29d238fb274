import { LRUCache } from 'lru-cache';
import type { Document, SearchFields } from '#kernel/projection';
import type { SearchQuery } from '../../search/search';
import { type SearchEntry, entryOf } from '../../search/search-entry';
import { idsInTiers, withDocuments } from '../../search/search-in-tiers';
import type { Page, PageRequest } from '../page';
import type { DocumentsById } from './documents-by-id';
import {
  PLACES_A_MILLISECOND,
  type SearchTables,
  splitFacetTokens,
  firstPlaceOf,
  heldIn,
  indexTokens,
  matchExpression,
  rowOfCursor,
  searchTokens,
} from './search-tables';
import { SearchVocabulary } from './search-vocabulary';
import type { Statements } from './statements';

interface EntryRow {
  readonly place: number;
  readonly tokens: string;
}

/** Pages of 4 kB per merge step, which takes a few milliseconds. */
const MERGED_PAGES = 64;

const REMEMBERED_PAGES = 500;

export interface StoredDocument {
  readonly id: string;
  readonly doc: string;
}

/** The FTS5 index of a collection's documents. Updated in the documents' transaction. */
export class SearchIndex {
  private readonly vocabulary: SearchVocabulary;
  /**
   * Pages found since the index last changed: most users see the same first page of everything, and return to their
   * search from a result. Only this process changes the index.
   */
  private readonly found = new LRUCache<string, Page<string>>({ max: REMEMBERED_PAGES });
  private version = 0;

  constructor(
    private readonly statements: Statements,
    private readonly byId: DocumentsById,
    private readonly collection: string,
    private readonly tables: SearchTables,
    private readonly fields: SearchFields,
  ) {
    this.vocabulary = new SearchVocabulary(statements, tables);
  }

  /** Updates a document's entry; null removes it. */
  update(id: string, document: object | null): void {
    const entry = document === null ? null : entryOf(document, this.fields);
    const { entries, index } = this.tables;
    const before = this.statements.get<EntryRow>(`SELECT place, tokens FROM ${entries} WHERE id = ?`, id);
    const tokens = entry === null ? undefined : searchTokens(entry);
    if (before?.tokens === tokens && (entry === null || before?.place === this.freePosition(entry, before?.place)))
      return;
    this.changed();
    if (before !== undefined) {
      this.statements.run(`DELETE FROM ${index} WHERE rowid = ?`, before.place);
      this.statements.run(`DELETE FROM ${entries} WHERE place = ?`, before.place);
    }
    const kept = new Set(tokens === undefined ? [] : splitFacetTokens(tokens));
    kept.forEach((word) => this.vocabulary.learn(word));
    if (entry !== null) this.insert(id, entry);
    for (const word of before === undefined ? [] : splitFacetTokens(before.tokens))
      if (!kept.has(word)) this.vocabulary.unlearn(word);
  }

  /**
   * Adds documents without an entry, at least one and then as many as `enough` allows. Returns the id of the last one
   * considered.
   */
  add(documents: readonly StoredDocument[], enough: () => boolean): string | undefined {
    this.changed();
    const found: { readonly id: string; readonly entry: SearchEntry }[] = [];
    let last: string | undefined;
    for (const { id, doc } of documents) {
      const entry = entryOf(JSON.parse(doc) as object, this.fields);
      if (entry !== null) {
        splitFacetTokens(searchTokens(entry)).forEach((word) => this.vocabulary.learn(word));
        found.push({ id, entry });
      }
      last = id;
      if (enough()) break;
    }
    // FTS5 writes a segment whenever a row id is less than the one before; in order, they share one.
    found.sort((one, other) => firstPlaceOf(one.entry.freshness) - firstPlaceOf(other.entry.freshness));
    for (const { id, entry } of found) this.insert(id, entry);
    return last;
  }

  async find<D extends Document>(query: SearchQuery, pageRequest: PageRequest): Promise<Page<D>> {
    const key = JSON.stringify([query, pageRequest]);
    const version = this.version;
    const page = this.found.get(key) ?? (await this.matching(query, pageRequest));
    // The index may have changed in between.
    if (version === this.version) this.found.set(key, page);
    return withDocuments<D>(page, async (ids) => this.byId.find<D>(this.collection, ids));
  }

  private matching({ text, facet }: SearchQuery, page: PageRequest): Promise<Page<string>> {
    const { entries, index } = this.tables;
    const found = `FROM ${index} AS found JOIN ${entries} AS entry ON entry.place = found.rowid
       WHERE ${index} MATCH ? AND found.rowid > ? ORDER BY found.rowid LIMIT ?`;
    return idsInTiers(text, page, {
      vocabulary: this.vocabulary.of(facet),
      read: async ({ tier, better, after, limit }) => {
        // All listed documents are shown, so their words are not needed.
        const tokens = tier.wanted.length === 0 ? `''` : 'entry.tokens';
        const rows = this.statements.cells<readonly [place: number, id: string, tokens: string]>(
          `SELECT entry.place, entry.id, ${tokens} ${found}`,
          matchExpression(facet, tier, better),
          after === null ? -1 : rowOfCursor(after),
          limit,
        );
        return rows.map(([place, id, held]) => ({ id, held: () => heldIn(held), at: String(place) }));
      },
    });
  }

  /** Merges segments of similar size, limited to a few pages. */
  mergeSome(): void {
    this.mergePages(MERGED_PAGES);
  }

  /** Rewrites the index in steps, so that no page contains words of removed entries. */
  async mergeAll(): Promise<void> {
    // A negative number starts a merge of everything.
    for (let pages = -MERGED_PAGES; this.mergePages(pages); pages = MERGED_PAGES) {
      await new Promise(setImmediate);
    }
  }

  private changed(): void {
    this.version++;
    this.found.clear();
  }

  private insert(id: string, entry: SearchEntry): void {
    const { entries, index } = this.tables;
    const [place, tokens] = [this.freePosition(entry, undefined), searchTokens(entry)];
    this.statements.run(`INSERT INTO ${entries} VALUES (?, ?, ?)`, place, id, tokens);
    this.statements.run(`INSERT INTO ${index}(rowid, tokens) VALUES (?, ?)`, place, indexTokens(tokens));
  }

  /** Whether there was anything to merge. */
  private mergePages(pages: number): boolean {
    const { index } = this.tables;
    const changes = (): number => this.statements.get<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0;
    const before = changes();
    this.statements.run(`INSERT INTO ${index}(${index}, rank) VALUES ('merge', ?)`, pages);
    return changes() - before >= 2;
  }

  /** A free position for the entry; `own` counts as free. */
  private freePosition({ freshness }: SearchEntry, own: number | undefined): number {
    const first = firstPlaceOf(freshness);
    if (own !== undefined && own >= first && own < first + PLACES_A_MILLISECOND) return own;
    for (let start = first; ; start += PLACES_A_MILLISECOND) {
      const taken = this.statements.get<{ place: number | null }>(
        `SELECT max(place) AS place FROM ${this.tables.entries} WHERE place >= ? AND place < ?`,
        start,
        start + PLACES_A_MILLISECOND,
      )?.place;
      const place = taken === null || taken === undefined ? start : taken + 1;
      if (place < start + PLACES_A_MILLISECOND) return place;
    }
  }
}
