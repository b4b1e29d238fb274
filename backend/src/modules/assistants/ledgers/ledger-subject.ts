/** The owner of the asked ledgers: one tracker, or a folder of trackers. */
export type LedgerSubject =
  { readonly kind: 'tracker' } | { readonly kind: 'folder'; readonly isOwn: boolean; readonly isRoot: boolean };
