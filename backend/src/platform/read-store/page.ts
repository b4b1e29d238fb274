/** The place where a page begins: after this document in list order. */
export interface Cursor {
  readonly at: string;
  readonly id: string;
}

export interface PageRequest {
  readonly limit: number;
  /** Null for the first page. */
  readonly after: Cursor | null;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Start of the next page; null on the last page. */
  readonly next: Cursor | null;
}
