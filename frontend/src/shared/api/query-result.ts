/** The result of a query, of a paged query, or of several queries combined. */
export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Combines results: it has data once all of them have, and an error once one of them has failed without data. */
export const combineResults = <Data extends readonly unknown[]>(
  ...results: { readonly [Index in keyof Data]: QueryResult<Data[Index]> }
): QueryResult<Data> => {
  const missing = results.filter(({ data }) => data === undefined);
  return {
    data: missing.length === 0 ? (results.map(({ data }) => data) as readonly unknown[] as Data) : undefined,
    error: missing.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => missing.forEach(({ refetch }) => void refetch()),
  };
};
