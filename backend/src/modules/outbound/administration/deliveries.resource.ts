import { documentsResource } from '#platform/administration/documents-resource';
import { deliveries } from '#projections/outbound/deliveries/deliveries.projection';
import { effectEvents } from '#events/outbound/effect.events';

/** What the product sends to the outside, and what came of it. */
export const deliveriesResource = documentsResource(deliveries, {
  name: 'deliveries',
  filters: {
    kind: 'text',
    state: ['queued', 'due', 'attempting', 'given_up', 'delivered', 'skipped', 'cancelled'],
    user_id: 'text',
    series: 'text',
    fault: 'text',
    planned_at: 'time',
    ended_at: 'time',
  },
  sorts: ['planned_at', 'due_at', 'failed_at', 'ended_at', 'attempts'],
  row: ({ _id, position: _position, due_at, ...delivery }) => ({
    id: _id,
    next_attempt_at: due_at,
    ...delivery,
    stream: effectEvents.stream(_id),
  }),
});
