import { api, defineQuery } from '#shared/api/client';

/** The impersonations of the signed-in user. */
export const impersonationsQuery = defineQuery(['impersonations'], (init) =>
  api.GET('/api/common/impersonations', init),
);
