/** Key prefixes of queries that other features invalidate. The features' own keys begin with them. */
export const queryKeys = {
  collections: ['collection'],
  explore: ['explore'],
  feed: ['feed'],
  tracker: ['tracker'],
  user: ['user'],
  wire: ['wire'],
} as const;
