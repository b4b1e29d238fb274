import { queryOptions } from '@tanstack/react-query';
import { unwrap, api } from './client';

/** The installation's name and features. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/common/config', { signal })),
  staleTime: Infinity,
  meta: { survivesSessionChange: true },
});
