import type { Document } from '#kernel/projection';
import { PlaceRefused } from '../../search/search';
import type { SearchEntry } from '../../search/search-entry';
import { type Tier, choices } from '../../search/tiers';
import type { Place } from '../newest-first';
import { quoted } from './schema';

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
  entries: quoted(`${PREFIX}${collection}`),
  index: quoted(`${PREFIX}${collection}/index`),
  words: quoted(`${PREFIX}${collection}/words`),
  typos: quoted(`${PREFIX}${collection}/typos`),
});

/**
 * The index contains words but not their positions; title words are marked, so that every query is about rows containing
 * words. `place` is the row id in the index.
 */
export const createSearchTables = ({ entries, index, words, typos }: SearchTables): string =>
  `CREATE TABLE ${entries}(place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, tokens TEXT NOT NULL) STRICT;
   CREATE VIRTUAL TABLE ${index}
     USING fts5(tokens, content = '', contentless_delete = 1, tokenize = 'ascii', detail = none);
   CREATE TABLE ${words}(number INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE) STRICT;
   CREATE VIRTUAL TABLE ${typos}
     USING fts5(keys, content = '', contentless_delete = 1, tokenize = 'ascii', detail = none)`;

/** Segments are merged between writes instead of during one, where it takes long. */
export const withoutAutomerge = ({ index, typos }: SearchTables): string =>
  `INSERT INTO ${index}(${index}, rank) VALUES ('automerge', 0);
   INSERT INTO ${typos}(${typos}, rank) VALUES ('automerge', 0)`;

// The tokenizer splits only at ASCII punctuation, so these markers stay attached to the word after them.
const IN_TITLE = '·';
const OF_FACET = '§';

const facetToken = (facet: string): string => `${OF_FACET}${Buffer.from(facet).toString('hex')}`;

export const tokensOf = ({ title, words, facet }: SearchEntry): string =>
  [facetToken(facet), ...title.map((word) => `${IN_TITLE}${word}`), ...words].join(' ');

/** The words among tokens, without title and facet markers. */
export const wordsAmong = (tokens: string): readonly string[] =>
  tokens.split(' ').filter((token) => !token.startsWith(IN_TITLE) && !token.startsWith(OF_FACET));

export const exactly = (token: string): string => `"${token}"`;

const tierMatch = (tier: Tier): string => {
  const mark = tier.field === 'title' ? IN_TITLE : '';
  const options = choices(tier).map(
    (wanted) =>
      `(${wanted.map((words) => `(${words.map((word) => exactly(`${mark}${word}`)).join(' OR ')})`).join(' AND ')})`,
  );
  return `(${options.join(' OR ')})`;
};

/** FTS5 expression for documents in `tier` but in none of `better`. */
export const matchOf = (facet: string, tier: Tier, better: readonly Tier[]): string => {
  const all = exactly(facetToken(facet));
  const found = tier.wanted.length === 0 ? all : `${all} AND ${tierMatch(tier)}`;
  return better.length === 0 ? found : `(${found}) NOT (${better.map(tierMatch).join(' OR ')})`;
};

/** The year 9999, in milliseconds since 1970. */
const FAR = 253_402_300_799_999;
/** Row ids per millisecond; further rows take the next one's. */
export const PLACES_A_MILLISECOND = 32;

/** The first row id for a freshness: later times have smaller ids, since an index is read fastest in ascending order. */
export const firstPlaceOf = (freshness: string): number => {
  const time = Date.parse(freshness);
  return (FAR - Math.min(FAR, Number.isNaN(time) ? 0 : Math.max(0, time))) * PLACES_A_MILLISECOND;
};

/** The row id at which a page ended. */
export const placeIn = ({ at }: Place): number => {
  if (!/^\d{1,16}$/.test(at)) throw new PlaceRefused(`${at} is not a valid index position.`);
  return Number(at);
};

/** FNV-1a: matches are compared letter by letter, so collisions are harmless. */
const hashOf = (key: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
};

/** Misspelling keys as index tokens, hashed to keep the index small. */
export const keyTokens = (keys: Iterable<string>): readonly string[] => [...new Set([...keys].map(hashOf))];

export interface MatchRow {
  readonly place: number;
  readonly doc: string;
}

export const parsedDocument = <D extends Document>({ doc }: MatchRow): D => JSON.parse(doc) as D;
