import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded, type LoadingStates } from './loaded';

type QueryViewProps<Data, Key extends QueryKey> = LoadingStates & {
  query: UseQueryOptions<Data, Error, Data, Key>;
  children: (data: Data) => ReactNode;
};

/** Renders a query's data: see `Loaded`. */
export const QueryView = <Data, Key extends QueryKey>({ query, ...view }: QueryViewProps<Data, Key>) => (
  <Loaded result={useQuery(query)} {...view} />
);
