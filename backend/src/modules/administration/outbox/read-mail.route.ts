import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { isRefusal, refuse } from '#kernel/decider';
import { ReadPrivateData } from '#modules/accounts/published';
import { recipientOfStoredBrief } from '#modules/delivery/published';
import { reasonBody } from '#platform/administration/reason';
import { accepted } from '#platform/command-handling/command-outcome';
import { CONFIG } from '#platform/config/config';
import { actionRoute } from '#platform/http/routes/action-route';
import { OUTBOX } from '#platform/mail/outbox-folder';
import { readableMail, withoutOwnLinks } from '#platform/mail/readable-mail';
import { READ_STORE } from '#platform/read-store/read-store';

const NO_BRIEF = refuse('NOT_FOUND', 'There is no brief with this id in the outbox.');

/** Shows a stored brief to an administrator, who says why. Mails of accounts are never shown, since their links sign in. */
export const ReadMail = actionRoute({
  path: 'api/admin/outbox/:id/read',
  access: 'admin',
  inPerson: 'personal data',
  summary: 'The text of a stored brief, without links that act for its recipient. Recorded with the reason.',
  body: reasonBody,
  answers: z.strictObject({ subject: z.string(), text: z.string() }),
  uses: [CommandBus, READ_STORE, OUTBOX, CONFIG],
  async act({ params: { id }, body: { reason }, context }, commands, reads, outbox, { publicUrl }) {
    const userId = await recipientOfStoredBrief(id, reads, outbox);
    if (userId === undefined) return NO_BRIEF;
    const { subject, text } = await readableMail(await outbox.read(id));
    const look = { userId, what: 'mails', which: id, statedReason: reason } as const;
    const recorded = await commands.execute(new ReadPrivateData(look, context));
    return isRefusal(recorded) ? recorded : accepted({ subject, text: withoutOwnLinks(text, publicUrl) }, recorded);
  },
  answer: (_asked, mail) => mail,
});
