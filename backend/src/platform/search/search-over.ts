import type { Document, SearchFields } from '#kernel/projection';
import type { Page, PageRequest, Cursor } from '../read-store/page';
import type { SearchQuery } from './search';
import { type SearchEntry, entryOf } from './search-entry';
import { searchInTiers } from './search-in-tiers';
import { type Vocabulary, holds } from './tiers';
import { resembling } from './typos';

const vocabularyOf = (entries: readonly SearchEntry[]): Vocabulary => {
  const words = [...new Set(entries.flatMap((entry) => entry.words))];
  return {
    known: async (wanted) => wanted.filter((word) => words.includes(word)),
    beginningWith: async (prefix, most) => words.filter((word) => word.startsWith(prefix)).slice(0, most),
    resembling: async (word, most) => resembling(word, words, most),
  };
};

interface Findable<D> {
  readonly document: D;
  readonly entry: SearchEntry;
}

const freshestFirst = (a: Findable<Document>, b: Findable<Document>): number =>
  Number(a.entry.freshness < b.entry.freshness) - Number(a.entry.freshness > b.entry.freshness) ||
  Number(a.document._id > b.document._id) - Number(a.document._id < b.document._id);

const isAfter = ({ _id }: Document, { freshness }: SearchEntry, { at, id }: Cursor): boolean =>
  freshness < at || (freshness === at && _id > id);

export type SearchOver<D> = (query: SearchQuery, page: PageRequest) => Promise<Page<D>>;

/** A search over a few documents in memory. Each search looks at all of them. */
export const searchOver = <D extends Document>(documents: readonly D[], fields: SearchFields): SearchOver<D> => {
  const findable = documents
    .flatMap((document): readonly Findable<D>[] => {
      const entry = entryOf(document, fields);
      return entry === null ? [] : [{ document, entry }];
    })
    .sort(freshestFirst);
  const facets = new Map(
    [...new Set(findable.map(({ entry }) => entry.facet))].map((facet) => {
      const found = findable.filter(({ entry }) => entry.facet === facet);
      return [facet, { found, vocabulary: vocabularyOf(found.map(({ entry }) => entry)) }] as const;
    }),
  );
  const nothing = { found: [], vocabulary: vocabularyOf([]) };
  return ({ text, facet }, page) => {
    const { found, vocabulary } = facets.get(facet) ?? nothing;
    return searchInTiers<D>(text, page, {
      vocabulary,
      read: async ({ tier, better, after, limit }) =>
        found
          .filter(({ document, entry }) => after === null || isAfter(document, entry, after))
          .filter(({ entry }) => holds(entry, tier) && !better.some((each) => holds(entry, each)))
          .slice(0, limit)
          .map(({ document, entry }) => ({ id: document._id, held: () => entry, at: entry.freshness })),
      documents: async (ids) => documents.filter(({ _id }) => ids.includes(_id)),
    });
  };
};
