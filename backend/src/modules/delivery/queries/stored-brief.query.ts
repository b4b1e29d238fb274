import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { readRoute } from '#platform/http/routes/read-route';
import { OUTBOX } from '#platform/mail/outbox-folder';
import { readableMail } from '#platform/mail/readable-mail';
import { READ_STORE } from '#platform/read-store/read-store';
import { recipientOfStoredBrief } from '../mail/stored-brief';

const NO_MAIL = refuse('NOT_FOUND', 'This update is not stored here.');

/** Reads a brief of the caller's that was stored, since there is no mail server. */
export const GetStoredBrief = readRoute({
  path: 'api/common/deliveries/:id/mail',
  access: 'user',
  summary: 'A brief by mail to the caller that was stored instead of sent, as text.',
  answers: z.strictObject({ subject: z.string(), text: z.string() }).meta({ id: 'StoredBrief' }),
  uses: [READ_STORE, OUTBOX],
  read: async ({ params: { id }, caller: { userId } }, reads, outbox) => {
    const recipient = await recipientOfStoredBrief(id, reads, outbox);
    return recipient === userId ? readableMail(await outbox.read(id)) : NO_MAIL;
  },
});
