import { z } from 'zod';
import { documentsResource } from '#platform/administration/documents-resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { subscriptions } from '#projections/billing/subscriptions/subscriptions.projection';

const subscriptionRow = z
  .strictObject({
    id: z.string(),
    user_id: z.string(),
    status: z.enum(['active', 'unpaid', 'ended']),
    plan: z.string(),
    payer: z.enum(['stripe', 'local']),
    customer_id: z.string().nullable(),
    subscription_id: z.string().nullable(),
    activated_at: timeAnswer,
    changed_at: timeAnswer,
    end_reason: z.string().nullable(),
  })
  .meta({ id: 'SubscriptionRow' });

/** Subscriptions, present and past, with their plans and payers. */
export const subscriptionsResource = documentsResource(subscriptions, {
  name: 'subscriptions',
  answers: subscriptionRow,
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
