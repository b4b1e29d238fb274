import { type Transporter, createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer';
import { messageOf } from './message';

const TIMEOUT_MS = 20_000;

/** Sends mail through the server of SMTP_URL. Throws if it refuses, so that the job is retried. */
export class SmtpMailer implements Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }

  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail(messageOf(mail, this.from));
  }

  close(): void {
    this.transport.close();
  }
}
