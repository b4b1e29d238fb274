import { api } from '../../../shared/api/client';
import { queryOf } from '../../../shared/api/query-of';

/** Who acted as the signed-in user. */
export const impersonationsQuery = queryOf(['impersonations'], (init) => api.GET('/api/common/impersonations', init));
