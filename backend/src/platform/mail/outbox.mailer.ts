import type { Mail, MailOutcome, Mailer } from './mailer';
import { composeMail } from './message';
import type { OutboxFolder } from './outbox-folder';

/** Stores mail in the outbox if no mail server is configured. */
export class OutboxMailer implements Mailer {
  constructor(
    private readonly outbox: OutboxFolder,
    private readonly from: string,
  ) {}

  async send(mail: Mail): Promise<MailOutcome> {
    const { message } = await composeMail(mail, this.from);
    const { messageId, date, recipientId, askedBy } = mail;
    const id = messageId.replace(/@.*$/, '');
    await this.outbox.keep({ id, date: date.toISOString(), recipientId, askedBy }, message);
    return { kind: 'delivered' };
  }

  close(): void {}
}
