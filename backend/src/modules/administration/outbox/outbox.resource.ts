import type { Resource, Row } from '#platform/administration/resource';
import { rowsResource } from '#platform/administration/rows-resource';
import type { OutboxFolder } from '#platform/mail/outbox-folder';
import type { ReadStore } from '#platform/read-store/read-store';
import { logIndex } from '#projections/administration/log-index/log-index.projection';

/**
 * Mails that were stored because there is no mail server: when, to whom, and by which event. Never what they say, since
 * their links sign in.
 */
export const outboxResource = (outbox: Pick<OutboxFolder, 'list'>, reads: Pick<ReadStore, 'find'>): Resource => {
  const mails = rowsResource({
    name: 'outbox',
    fields: { filters: { recipient_id: 'text', sent_at: 'time' }, sorts: ['sent_at'] },
    rows: async () =>
      (await outbox.list()).map(({ id, date, recipientId }) => ({ id, sent_at: date, recipient_id: recipientId })),
  });
  /** A mail has the id of the event that requested it. */
  const withRequest = async (rows: readonly Row[]): Promise<readonly Row[]> => {
    const events = await reads.find(logIndex, { _id: { $in: rows.map(({ id }) => id) } });
    const types = new Map(events.map(({ _id, type }) => [_id, type] as const));
    return rows.map((row) => ({ ...row, requested_by: types.get(row.id) ?? null }));
  };
  return {
    ...mails,
    async list(asked) {
      const { rows, total } = await mails.list(asked);
      return { rows: await withRequest(rows), total };
    },
    async get(id) {
      const row = await mails.get(id);
      return row === undefined ? undefined : (await withRequest([row]))[0];
    },
  };
};
