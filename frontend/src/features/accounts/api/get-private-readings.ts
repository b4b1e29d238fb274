import { api, defineQuery } from '#shared/api/client';

/** Readings of the signed-in user's confidential data, with who read it. */
export const privateReadingsQuery = defineQuery(['private-readings'], (init) =>
  api.GET('/api/common/private-readings', init),
);
