import { useQuery } from '@tanstack/react-query';
import { call } from './call';

/** What this installation offers. */
export interface Config {
  readonly product_name: string;
  /** Mail is kept on this computer and can be read at /outbox. */
  readonly outbox?: boolean;
}

export const useConfig = () =>
  useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => call<Config>('GET', '/api/common/config/', { signal }),
    staleTime: Infinity,
  });
