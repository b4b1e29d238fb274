import { api, queryOf } from '../../../shared/api/client';

/** Who acted as the signed-in user. */
export const impersonationsQuery = queryOf(['impersonations'], (init) => api.GET('/api/common/impersonations', init));
