/** A brief's news comes from one tracker, or from the trackers of a folder that sends it as one; null is the root. */
export type BriefScope =
  | { readonly kind: 'tracker'; readonly trackerId: string }
  | { readonly kind: 'collection'; readonly collectionId: string | null };

export const scopeKey = (scope: BriefScope): string =>
  scope.kind === 'tracker' ? `tracker:${scope.trackerId}` : `collection:${scope.collectionId ?? ''}`;
