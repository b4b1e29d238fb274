import { api, defineQuery } from './client';

/** The installation's name and features. */
export const configQuery = defineQuery(['config'], (init) => api.GET('/api/common/config', init), {
  staleTime: Infinity,
  meta: { survivesSessionChange: true },
});
