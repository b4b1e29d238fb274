/** What a query, a query by page, or several queries as one have brought so far. */
export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/**
 * Several results as one. It has data once all of them have. It has failed once one of them has without having data.
 */
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
