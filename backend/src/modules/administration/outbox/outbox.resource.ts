import { z } from 'zod';
import { BRIEF_EFFECTS } from '#events/delivery/brief-effects';
import { effects } from '#modules/outbound/published';
import { type Resource, type Row, withRows } from '#platform/administration/resource';
import { rowsResource } from '#platform/administration/rows-resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import type { OutboxFolder } from '#platform/mail/outbox-folder';
import type { ReadStore } from '#platform/read-store/read-store';
import { logIndex } from '#projections/administration/log-index/log-index.projection';

const mailRow = z.strictObject({
  id: z.string(),
  sent_at: timeAnswer,
  recipient_id: z.string().nullable(),
});

const outboxRow = mailRow
  .extend({
    event_id: z.string().nullable(),
    requested_by: z.string().nullable().describe('Type of the event.'),
    is_brief: z.boolean(),
  })
  .meta({ id: 'OutboxRow' });

/**
 * Mails that were stored because there is no mail server: when, to whom, and by which event. Never their content, since
 * their links sign in; briefs can be read by `ReadMail`.
 */
export const outboxResource = (outbox: Pick<OutboxFolder, 'list'>, reads: Pick<ReadStore, 'find'>): Resource => {
  const mails = rowsResource({
    name: 'outbox',
    answers: mailRow,
    fields: { filters: { recipient_id: 'text', sent_at: 'time' }, sorts: ['sent_at'] },
    rows: async () =>
      (await outbox.list()).map(({ id, date, recipientId }) => ({ id, sent_at: date, recipient_id: recipientId })),
  });
  /** A mail has the id of its delivery. */
  const withRequest = async (rows: readonly Row[]): Promise<readonly Row[]> => {
    const sent = await reads.find(effects, { _id: { $in: rows.map(({ id }) => id) } });
    const causes = new Map(sent.map(({ _id, event_id }) => [_id, event_id] as const));
    const briefs = new Set(sent.flatMap(({ _id, kind }) => (kind === BRIEF_EFFECTS.email ? [_id] : [])));
    const events = await reads.find(logIndex, { _id: { $in: [...causes.values()] } });
    const types = new Map(events.map(({ _id, type }) => [_id, type] as const));
    return rows.map((row) => {
      const eventId = causes.get(row.id) ?? null;
      const requestedBy = eventId === null ? null : (types.get(eventId) ?? null);
      return { ...row, event_id: eventId, requested_by: requestedBy, is_brief: briefs.has(row.id) };
    });
  };
  return withRows(mails, outboxRow, withRequest);
};
