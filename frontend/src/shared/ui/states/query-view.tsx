import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ResultView, type LoadingStates } from './result-view';

type QueryViewProps<Data, Key extends QueryKey> = LoadingStates & {
  query: UseQueryOptions<Data, Error, Data, Key>;
  children: (data: Data) => ReactNode;
};

/** Renders a query's data: see `ResultView`. */
export const QueryView = <Data, Key extends QueryKey>({ query, ...view }: QueryViewProps<Data, Key>) => (
  <ResultView result={useQuery(query)} {...view} />
);
