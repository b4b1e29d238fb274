import { documentsResource } from '#platform/administration/documents-resource';
import { subscriptions } from '#projections/billing/subscriptions/subscriptions.projection';

/** Subscriptions, present and past, with their plans and payers. */
export const subscriptionsResource = documentsResource(subscriptions, {
  name: 'subscriptions',
  filters: {
    status: ['active', 'unpaid', 'ended'],
    plan: 'text',
    payer: ['stripe', 'local'],
    customer_id: 'text',
    changed_at: 'time',
  },
  sorts: ['changed_at', 'activated_at'],
  row: ({ _id, ...subscription }) => ({ id: _id, user_id: _id, ...subscription }),
});
