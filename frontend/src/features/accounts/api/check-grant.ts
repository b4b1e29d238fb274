import { api, defineQuery } from '#shared/api/client';

/** The permissions that the `grant` of a registration link gives. */
export const grantQuery = (grant: string) =>
  defineQuery(['grant', grant], (init) => api.POST('/api/common/check-grant', { body: { grant }, ...init }), {
    staleTime: Infinity,
    meta: { survivesSessionChange: true },
  });
