import { fnv1a } from '#kernel/fnv1a';
import { PlaceRefused } from '../../search/search';
import type { SearchEntry } from '../../search/search-entry';
import { type IndexedWords, type Tier, choices } from '../../search/tiers';
import { keysToKeep, keysToLookUp } from '../../search/typos';
import type { Cursor } from '../page';
import { quotedIdentifier } from './schema';

/** The quoted names of the tables of a collection's search index. */
export interface SearchTables {
  /** A row for each document that can be found. */
  readonly entries: string;
  readonly index: string;
  readonly words: string;
  readonly typos: string;
}

const PREFIX = 'search/';

/** Common part of the names of these tables. */
export const searchTablesOf = (collection: string): SearchTables => ({
  entries: quotedIdentifier(`${PREFIX}${collection}`),
  index: quotedIdentifier(`${PREFIX}${collection}/index`),
  words: quotedIdentifier(`${PREFIX}${collection}/words`),
  typos: quotedIdentifier(`${PREFIX}${collection}/typos`),
});

/** Segments are merged between writes instead of during one, where it takes long. */
const withoutAutomerge = (index: string): string => `INSERT INTO ${index}(${index}, rank) VALUES ('automerge', 0)`;

/**
 * The index contains words but not their positions; title words are marked, so that every query is about rows
 * containing words. `place` is the row id in the index. Words are stored with their misspelling keys, without their
 * facet, so that a search need not look each of them up.
 */
export const createSearchTables = ({ entries, index, words, typos }: SearchTables): string =>
  `CREATE TABLE ${entries}(place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, tokens TEXT NOT NULL) STRICT;
   CREATE VIRTUAL TABLE ${index}
     USING fts5(tokens, content = '', contentless_delete = 1, tokenize = 'ascii', detail = none);
   CREATE TABLE ${words}(number INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE) STRICT;
   CREATE TABLE ${typos}(key INTEGER NOT NULL, number INTEGER NOT NULL, word TEXT NOT NULL, PRIMARY KEY (key, number))
     STRICT, WITHOUT ROWID;
   ${withoutAutomerge(index)}`;

export const dropSearchTables = ({ entries, index, words, typos }: SearchTables): string =>
  [index, entries, words, typos].map((table) => `DROP TABLE IF EXISTS ${table}`).join('; ');

// The tokenizer splits only at ASCII punctuation, so these markers stay attached to the word after them.
const IN_TITLE = '·';
const IN_TEXT = '§';
const OF_FACET = '§';

const facetToken = (facet: string): string => `${OF_FACET}${Buffer.from(facet).toString('hex')}`;

/** A document's words as its row keeps them. */
export const searchTokens = ({ title, words, facet }: SearchEntry): string =>
  [facetToken(facet), ...title.map((word) => `${IN_TITLE}${word}`), ...words].join(' ');

export const heldIn = (tokens: string): IndexedWords => {
  const [, ...held] = tokens.split(' ');
  return {
    title: held.filter((token) => token.startsWith(IN_TITLE)).map((token) => token.slice(IN_TITLE.length)),
    words: held.filter((token) => !token.startsWith(IN_TITLE)),
  };
};

/**
 * The same for the index, where each word names its facet: a token for the facet alone would be in every row, and every
 * search would read all of them.
 */
export const indexTokens = (tokens: string): string => {
  const [facet = '', ...held] = tokens.split(' ');
  const facetTokens = held.map((token) =>
    token.startsWith(IN_TITLE) ? `${facet}${token}` : `${facet}${IN_TEXT}${token}`,
  );
  return [facet, ...facetTokens].join(' ');
};

/** A word of a facet, as the vocabulary keeps it. */
export const facetWord = (facet: string, word: string): string => `${facetToken(facet)}${IN_TEXT}${word}`;

export const splitFacetTokens = (tokens: string): readonly string[] =>
  indexTokens(tokens)
    .split(' ')
    .filter((token) => token.lastIndexOf(IN_TEXT) > 0);

const splitWord = (token: string): readonly [facet: string, word: string] => {
  const index = token.lastIndexOf(IN_TEXT);
  return [token.slice(0, index), token.slice(index + IN_TEXT.length)];
};

export const wordOf = (token: string): string => splitWord(token)[1];

export const exactly = (token: string): string => `"${token}"`;

const tierMatch = (facet: string, tier: Tier): string => {
  if (tier.wanted.length === 0) return exactly(facetToken(facet));
  const mark = `${facetToken(facet)}${tier.field === 'title' ? IN_TITLE : IN_TEXT}`;
  const options = choices(tier).map(
    (wanted) =>
      `(${wanted.map((words) => `(${words.map((word) => exactly(`${mark}${word}`)).join(' OR ')})`).join(' AND ')})`,
  );
  return `(${options.join(' OR ')})`;
};

/** FTS5 expression for documents in `tier` but in none of `better`. */
export const matchExpression = (facet: string, tier: Tier, better: readonly Tier[]): string => {
  const found = tierMatch(facet, tier);
  return better.length === 0 ? found : `${found} NOT (${better.map((each) => tierMatch(facet, each)).join(' OR ')})`;
};

/** The year 9999, in milliseconds since 1970. */
const END_OF_TIME_MS = 253_402_300_799_999;
/** Row ids per millisecond; further rows take the next one's. */
export const PLACES_A_MILLISECOND = 32;

/** The first row id for a freshness: later times have smaller ids, since an index is read fastest in ascending order. */
export const firstPlaceOf = (freshness: string): number => {
  const time = Date.parse(freshness);
  return (END_OF_TIME_MS - Math.min(END_OF_TIME_MS, Number.isNaN(time) ? 0 : Math.max(0, time))) * PLACES_A_MILLISECOND;
};

/** The row id at which a page ended. */
export const rowOfCursor = ({ at }: Cursor): number => {
  if (!/^\d{1,16}$/.test(at)) throw new PlaceRefused(`${at} is not a valid index position.`);
  return Number(at);
};

/**
 * Misspelling keys of a facet, hashed to keep their table small, as a JSON list. Matches are compared letter by letter, so
 * collisions are harmless.
 */
const hashedKeys = (facet: string, keys: Iterable<string>): string =>
  JSON.stringify([...new Set([...keys].map((key) => fnv1a(`${facet}${key}`)))]);

/** Keys of a word of the vocabulary. */
export const keptKeysOf = (token: string): string => {
  const [facet, word] = splitWord(token);
  return hashedKeys(facet, keysToKeep(word));
};

/** Keys of a query word with at most that many typos. */
export const lookupKeys = (facet: string, word: string, typos: number): string =>
  hashedKeys(facetToken(facet), keysToLookUp(word, typos));
