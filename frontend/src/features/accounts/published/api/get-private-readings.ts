import { api, queryOf } from '../../../../shared/api/client';

/** Who read what the signed-in user gave in confidence. */
export const privateReadingsQuery = queryOf(['private-readings'], (init) =>
  api.GET('/api/common/private-readings', init),
);
