import { documentsResource } from '#platform/administration/documents-resource';
import { impersonations } from '#projections/accounts/impersonations/impersonations.projection';

/** Who acted as whom. The reason is personal and stays in the log. */
export const impersonationsResource = documentsResource(impersonations, {
  name: 'impersonations',
  filters: { user_id: 'text', impersonator_id: 'text', status: ['open', 'ended'], started_at: 'time' },
  sorts: ['started_at', 'ended_at'],
  row: ({ _id, ...impersonation }) => ({ id: _id, ...impersonation }),
});
