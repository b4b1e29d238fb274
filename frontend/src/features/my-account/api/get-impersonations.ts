import { api, queryOf } from '../../../shared/api/client';

/** The impersonations of the signed-in user. */
export const impersonationsQuery = queryOf(['impersonations'], (init) => api.GET('/api/common/impersonations', init));
