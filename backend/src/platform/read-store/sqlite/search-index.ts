import type { Document, SearchFields } from '#kernel/projection';
import type { SearchQuery } from '../../search/search';
import { type SearchEntry, entryOf } from '../../search/search-entry';
import { searchInTiers } from '../../search/search-in-tiers';
import type { Page, PageAsked } from '../page';
import { docsOfIds } from './docs-of-ids';
import { tableOf } from './schema';
import {
  type MatchRow,
  PLACES_A_MILLISECOND,
  type SearchTables,
  facetWordsOf,
  firstPlaceOf,
  heldIn,
  indexTokens,
  matchOf,
  placeIn,
  tokensOf,
} from './search-tables';
import { SearchVocabulary } from './search-vocabulary';
import type { Statements } from './statements';

interface EntryRow {
  readonly place: number;
  readonly tokens: string;
}

/** Pages of 4 kB per merge step, which takes a few milliseconds. */
const MERGED_PAGES = 64;

export interface StoredDocument {
  readonly id: string;
  readonly doc: string;
}

/** The FTS5 index of a collection's documents. Updated in the documents' transaction. */
export class SearchIndex {
  private readonly vocabulary: SearchVocabulary;

  constructor(
    private readonly statements: Statements,
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
    const tokens = entry === null ? undefined : tokensOf(entry);
    if (before?.tokens === tokens && (entry === null || before?.place === this.placeOf(entry, before?.place))) return;
    if (before !== undefined) {
      this.statements.run(`DELETE FROM ${index} WHERE rowid = ?`, before.place);
      this.statements.run(`DELETE FROM ${entries} WHERE place = ?`, before.place);
    }
    const kept = new Set(tokens === undefined ? [] : facetWordsOf(tokens));
    kept.forEach((word) => this.vocabulary.learn(word));
    if (entry !== null) this.insert(id, entry);
    for (const word of before === undefined ? [] : facetWordsOf(before.tokens))
      if (!kept.has(word)) this.vocabulary.unlearn(word);
  }

  /**
   * Adds documents without an entry, at least one and then as many as `enough` allows. Returns the id of the last one
   * considered.
   */
  add(documents: readonly StoredDocument[], enough: () => boolean): string | undefined {
    const found: { readonly id: string; readonly entry: SearchEntry }[] = [];
    let last: string | undefined;
    for (const { id, doc } of documents) {
      const entry = entryOf(JSON.parse(doc) as object, this.fields);
      if (entry !== null) {
        facetWordsOf(tokensOf(entry)).forEach((word) => this.vocabulary.learn(word));
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

  find<D extends Document>({ text, facet }: SearchQuery, asked: PageAsked): Promise<Page<D>> {
    const { entries, index } = this.tables;
    const documents = tableOf(this.collection);
    const found = `FROM ${index} AS found JOIN ${entries} AS entry ON entry.place = found.rowid`;
    const some = `WHERE ${index} MATCH ? AND found.rowid > ? ORDER BY found.rowid LIMIT ?`;
    const matches = `SELECT entry.place, entry.id, entry.tokens ${found} ${some}`;
    // Whatever is listed is shown, so its documents are read at once and their words are not.
    const listed = `SELECT entry.place, entry.id, '' AS tokens, document.doc ${found}
       JOIN ${documents} AS document ON document.id = entry.id ${some}`;
    const known = new Map<string, string>();
    return searchInTiers<D>(text, asked, {
      vocabulary: this.vocabulary.of(facet),
      read: async ({ tier, better, after, limit }) => {
        const rows = this.statements.cells<MatchRow>(
          tier.wanted.length === 0 ? listed : matches,
          matchOf(facet, tier, better),
          after === null ? -1 : placeIn(after),
          limit,
        );
        for (const [_place, id, _tokens, doc] of rows) if (doc !== undefined) known.set(id, doc);
        return rows.map(([place, id, tokens]) => ({ id, held: () => heldIn(tokens), at: String(place) }));
      },
      documents: async (ids) => {
        const docs =
          known.size === 0
            ? this.statements.column<string>(docsOfIds(documents), JSON.stringify(ids))
            : ids.flatMap((id) => known.get(id) ?? []);
        return docs.map((doc) => JSON.parse(doc) as D);
      },
    });
  }

  /** Merges segments of similar size, as far as a few pages go. */
  async mergeSome(): Promise<void> {
    await new Promise(setImmediate);
    this.mergePages(MERGED_PAGES);
  }

  /** Rewrites the index in steps, so that no page contains words of removed entries. */
  async mergeAll(): Promise<void> {
    // A negative number starts a merge of everything.
    for (let pages = -MERGED_PAGES; this.mergePages(pages); pages = MERGED_PAGES) {
      await new Promise(setImmediate);
    }
  }

  private insert(id: string, entry: SearchEntry): void {
    const { entries, index } = this.tables;
    const [place, tokens] = [this.placeOf(entry, undefined), tokensOf(entry)];
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
  private placeOf({ freshness }: SearchEntry, own: number | undefined): number {
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
