import type { SearchEntry } from '../../search/search-entry';
import { type Tier, choices } from '../../search/tiers';
import type { Cursor } from '../page';

type Query = { readonly [key: string]: unknown };

/** Search fields stored in a document; absent if it is not searchable. */
export interface Searchable {
  readonly _search?: SearchEntry;
}

/** Search indexes, one for each array: MongoDB cannot index two together. */
export const SEARCH_INDEXES = [
  ...['title', 'words'].map((list) => ({
    name: `_search.${list}`,
    keys: { '_search.facet': 1, [`_search.${list}`]: 1, '_search.freshness': -1, _id: 1 } as const,
  })),
  { name: '_search.freshness', keys: { '_search.facet': 1, '_search.freshness': -1, _id: 1 } as const },
];

export const FRESHEST_FIRST = { '_search.freshness': -1, _id: 1 } as const;

const tierQuery = (tier: Tier): Query => ({
  $or: choices(tier).map((wanted) => ({
    $and: wanted.map((words) => ({ [`_search.${tier.field}`]: { $in: words } })),
  })),
});

/** Matches documents in `tier` but in none of `better`, after `after`. */
export const searchQuery = (facet: string, tier: Tier, better: readonly Tier[], after: Cursor | null): Query => ({
  $and: [
    { '_search.facet': facet },
    ...(tier.wanted.length === 0 ? [] : [tierQuery(tier)]),
    ...(better.length === 0 ? [] : [{ $nor: better.map(tierQuery) }]),
    ...(after === null
      ? []
      : [
          {
            $or: [
              { '_search.freshness': { $lt: after.at } },
              { $and: [{ '_search.freshness': after.at }, { _id: { $gt: after.id } }] },
            ],
          },
        ]),
  ],
});
