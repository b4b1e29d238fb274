import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { LoadError } from './load-error';
import { SkeletonLines } from './skeleton';

interface QueryViewProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  /** Name of the content in the message of a failure, such as `Your channels`. */
  what: string;
  /** Whether a failure is reported in one line, for a small part of a page. */
  small?: boolean;
  /** Placeholder while it is loading. */
  skeleton?: ComponentProps<typeof SkeletonLines>;
  children: (data: Data) => ReactNode;
}

/** A query's data, once it is loaded; before that a skeleton, or a way to try again. */
export const QueryView = <Data, Key extends QueryKey>({
  query,
  what,
  small,
  skeleton = { lines: [46, 62, 38], height: 18 },
  children,
}: QueryViewProps<Data, Key>) => {
  const { data, isError, refetch } = useQuery(query);
  if (data !== undefined) return children(data);
  return isError ? (
    <LoadError what={what} small={small} onRetry={() => void refetch()} />
  ) : (
    <SkeletonLines {...skeleton} />
  );
};
