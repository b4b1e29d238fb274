import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer';
import { messageOf } from './message';
import type { OutboxFolder } from './outbox-folder';

/** Stores mail in the outbox if no mail server is configured. */
export class OutboxMailer implements Mailer {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly outbox: OutboxFolder,
    private readonly from: string,
  ) {}

  async send(mail: Mail): Promise<void> {
    const { message } = await this.composer.sendMail(messageOf(mail, this.from));
    if (!Buffer.isBuffer(message)) throw new Error('The message was not composed completely.');
    const { messageId, date, recipientId, askedBy } = mail;
    const id = messageId.replace(/@.*$/, '');
    await this.outbox.keep({ id, date: date.toISOString(), recipientId, askedBy }, message);
  }

  close(): void {
    this.composer.close();
  }
}
