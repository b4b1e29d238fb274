/** First parts of the keys of queries that changes in other features renew. The features' own keys begin with them. */
export const queryKeys = {
  collections: ['collection'],
  explore: ['explore'],
  feed: ['feed'],
  tracker: ['tracker'],
  user: ['user'],
  wire: ['wire'],
} as const;
