import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { NotLoaded } from './not-loaded';
import { SkeletonLines } from './skeleton';

interface LoadedProps<Data> {
  query: UseQueryOptions<Data>;
  /** For example `Your channels`, said if they could not be loaded. */
  what: string;
  /** Stands for it while it is loading. */
  skeleton?: ComponentProps<typeof SkeletonLines>;
  children: (data: Data) => ReactNode;
}

/** What a query found, once it is there; before that its skeleton, or how to try again. */
export const Loaded = <Data,>({
  query,
  what,
  skeleton = { lines: [46, 62, 38], height: 18 },
  children,
}: LoadedProps<Data>) => {
  const { data, isError, refetch } = useQuery(query);
  if (data !== undefined) return children(data);
  return isError ? <NotLoaded what={what} onRetry={() => void refetch()} /> : <SkeletonLines {...skeleton} />;
};
