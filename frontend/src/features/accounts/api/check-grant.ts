import { queryOptions } from '@tanstack/react-query';
import { unwrap, api } from '../../../shared/api/client';

/** The permissions that the `grant` of a registration link gives. */
export const grantQuery = (grant: string) =>
  queryOptions({
    queryKey: ['grant', grant],
    queryFn: ({ signal }) => unwrap(api.POST('/api/common/check-grant', { body: { grant }, signal })),
    staleTime: Infinity,
    meta: { survivesSessionChange: true },
  });
