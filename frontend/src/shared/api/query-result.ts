/** What a query, a query by page, or several queries as one have brought so far. */
export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Several results as one: loaded once all are, failed as soon as one has that is not there. */
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
