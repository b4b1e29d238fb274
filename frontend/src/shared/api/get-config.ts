import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from './client';

/** What this installation offers. */
export interface Config {
  readonly product_name: string;
  /** Mail is kept on this computer and can be read at /outbox. */
  readonly outbox?: boolean;
}

export const useConfig = () =>
  useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => answerOf<Config>(api.GET('/api/common/config', { signal })),
    staleTime: Infinity,
  });
