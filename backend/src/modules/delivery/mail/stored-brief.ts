import { BRIEF_EFFECTS } from '#events/delivery/brief-effects';
import { effects } from '#modules/outbound/published';
import type { OutboxFolder } from '#platform/mail/outbox-folder';
import type { ReadStore } from '#platform/read-store/read-store';

/** Whose brief by mail was stored under this id, since there is no mail server; undefined if none was. */
export const recipientOfStoredBrief = async (
  id: string,
  reads: Pick<ReadStore, 'get'>,
  outbox: Pick<OutboxFolder, 'ids'>,
): Promise<string | undefined> => {
  const [delivery, stored] = await Promise.all([reads.get(effects, id), outbox.ids()]);
  return delivery?.kind === BRIEF_EFFECTS.email && stored.has(id) ? delivery.user_id : undefined;
};
