import { LRUCache } from 'lru-cache';
import type { Vocabulary } from '../../search/tiers';
import { MAX_TYPOS, resembling } from '../../search/typos';
import { type SearchTables, lookupKeys, exactly, facetWord, keptKeysOf, wordOf } from './search-tables';
import type { Statements } from './statements';

/** Maximum number of words in all remembered lookups together. */
const REMEMBERED_WORDS = 100_000;

/** The words of an index, with the keys of their misspellings. Updated in the documents' transaction. */
export class SearchVocabulary {
  /**
   * Lookups since the vocabulary last changed, which is far rarer than a search: most new documents consist of known words.
   * Only this process changes it.
   */
  private readonly remembered = new LRUCache<string, readonly string[]>({
    maxSize: REMEMBERED_WORDS,
    sizeCalculation: (words) => words.length + 1,
  });

  constructor(
    private readonly statements: Statements,
    private readonly tables: SearchTables,
  ) {}

  /** The words of a facet. */
  of(facet: string): Vocabulary {
    const { words } = this.tables;
    return {
      known: async (wanted) =>
        this.lookUp(['known', facet, ...wanted], () =>
          this.wordsIn(
            `SELECT word FROM ${words} WHERE word IN (SELECT value FROM json_each(?))`,
            JSON.stringify(wanted.map((word) => facetWord(facet, word))),
          ),
        ),
      // Words added first are the more common ones.
      beginningWith: async (prefix, most) =>
        this.lookUp(['beginning', facet, prefix, String(most)], () =>
          this.wordsIn(
            `SELECT word FROM ${words} WHERE word >= ? AND word < ? ORDER BY number LIMIT ?`,
            facetWord(facet, prefix),
            facetWord(facet, `${prefix}\u{10ffff}`),
            most,
          ),
        ),
      resembling: async (word, most) =>
        this.lookUp(['resembling', facet, word, String(most)], () => this.resembling(facet, word, most)),
    };
  }

  learn(word: string): void {
    const { words, typos } = this.tables;
    const added = this.statements.run(`INSERT INTO ${words}(word) VALUES (?) ON CONFLICT DO NOTHING`, word);
    if (added.changes === 0) return;
    this.remembered.clear();
    this.statements.run(
      `INSERT INTO ${typos}(key, number, word) SELECT value, ?, ? FROM json_each(?)`,
      Number(added.lastInsertRowid),
      wordOf(word),
      keptKeysOf(word),
    );
  }

  unlearn(word: string): void {
    const { index, words, typos } = this.tables;
    const used = this.statements.get(`SELECT rowid FROM ${index} WHERE ${index} MATCH ? LIMIT 1`, exactly(word));
    if (used !== undefined) return;
    const number = this.statements.get<{ number: number }>(`SELECT number FROM ${words} WHERE word = ?`, word)?.number;
    if (number === undefined) return;
    this.remembered.clear();
    this.statements.run(
      `DELETE FROM ${typos} WHERE number = ? AND key IN (SELECT value FROM json_each(?))`,
      number,
      keptKeysOf(word),
    );
    this.statements.run(`DELETE FROM ${words} WHERE number = ?`, number);
  }

  private lookUp(words: readonly string[], find: () => readonly string[]): readonly string[] {
    const key = words.join(' ');
    const known = this.remembered.get(key);
    if (known !== undefined) return known;
    const found = find();
    this.remembered.set(key, found);
    return found;
  }

  private wordsIn(sql: string, ...values: readonly (string | number)[]): readonly string[] {
    return this.statements.column<string>(sql, ...values).map(wordOf);
  }

  private resembling(facet: string, word: string, most: number): readonly string[] {
    const near = `SELECT known.word FROM json_each(?) AS asked CROSS JOIN ${this.tables.typos} AS known
       ON known.key = asked.value WHERE abs(length(known.word) - ?) <= ? GROUP BY known.number`;
    // Two typos take three times as many keys as one.
    for (let count = 1; count <= MAX_TYPOS; count++) {
      const keys = lookupKeys(facet, word, count);
      const words = this.statements.column<string>(near, keys, [...word].length, count);
      const found = resembling(word, words, most, count);
      if (found.length > 0 || words.includes(word)) return found;
    }
    return [];
  }
}
