/** The owner of the asked ledgers: one tracker, or a folder of trackers. */
export type Subject =
  { readonly kind: 'tracker' } | { readonly kind: 'folder'; readonly isOwn: boolean; readonly isRoot: boolean };
