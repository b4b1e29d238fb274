import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFinal } from '../../../shared/api/problem';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { SkeletonLines } from '../../../shared/ui/skeleton';

interface BehindLinkProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  /** Stands for it where the server says that the link leads nowhere. */
  invalid: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a link in a mail leads to. A server that is away says nothing about the link. */
export const BehindLink = <Data, Key extends QueryKey>({ query, invalid, children }: BehindLinkProps<Data, Key>) => {
  const { data, error, refetch } = useQuery(query);
  if (data !== undefined) return children(data);
  if (error === null) return <SkeletonLines lines={[100, 60, 30]} height={20} />;
  return isFinal(error) ? invalid : <NotLoaded what="What this link is about" onRetry={() => void refetch()} />;
};
