import { z } from 'zod';
import { effectEvents } from '#events/outbound/effect.events';
import { documentsResource } from '#platform/administration/documents-resource';
import { type Resource, withRows } from '#platform/administration/resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import type { OutboxFolder } from '#platform/mail/outbox-folder';
import { effects } from '#projections/outbound/effects/effects.projection';

const plannedRow = z.strictObject({
  id: z.string().describe('Also the key that the receiver gets.'),
  kind: z.string(),
  state: z.enum(['due', 'attempting', 'given_up', 'delivered', 'skipped', 'cancelled']),
  user_id: z.string(),
  subject: z.record(z.string(), z.string()),
  event_id: z.string(),
  planned_at: timeAnswer,
  planned_for: timeAnswer,
  attempts: z.int(),
  next_attempt_at: timeAnswer.nullable(),
  may_have_arrived: z.boolean(),
  fault: z.string().nullable(),
  detail: z.string().nullable(),
  failed_at: timeAnswer.nullable(),
  reason: z.string().nullable(),
  ended_at: timeAnswer.nullable(),
  stream: z.string(),
});

const deliveryRow = plannedRow
  .extend({ is_stored: z.boolean().describe('Written to the outbox, because there is no mail server.') })
  .meta({ id: 'DeliveryRow' });

const planned = documentsResource(effects, {
  name: 'deliveries',
  answers: plannedRow,
  filters: {
    kind: 'text',
    state: ['due', 'attempting', 'given_up', 'delivered', 'skipped', 'cancelled'],
    user_id: 'text',
    fault: 'text',
    planned_at: 'time',
    ended_at: 'time',
  },
  sorts: ['planned_at', 'due_at', 'failed_at', 'ended_at', 'attempts'],
  row: ({ _id, due_at, ...delivery }) => ({
    id: _id,
    next_attempt_at: due_at,
    ...delivery,
    stream: effectEvents.stream(_id),
  }),
});

/**
 * Lists what the product sends to the outside, and the outcome; for a mail, also whether it was only stored because
 * there was no mail server.
 */
export const deliveriesResource = (
  reads: Parameters<typeof planned>[0],
  outbox: Pick<OutboxFolder, 'ids'>,
): Resource => {
  return withRows(planned(reads), deliveryRow, async (rows) => {
    const stored = await outbox.ids();
    return rows.map((row) => ({ ...row, is_stored: stored.has(row.id) }));
  });
};
