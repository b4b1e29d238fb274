import { type Transporter, createTransport } from 'nodemailer';
import { type Mail, MailRefused, type Mailer } from './mailer';
import { messageOf } from './message';

const TIMEOUT_MS = 20_000;

/** What the server says of this mail; what it says of the sign-in or the connection may be mended. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

const isFinal = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false;
  const { command, responseCode } = error as Error & { readonly command?: string; readonly responseCode?: number };
  return responseCode !== undefined && responseCode >= 500 && ABOUT_THE_MAIL.has(command ?? '');
};

/** Sends mail through the server of SMTP_URL. Rejects if it does not accept it. */
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
    const message = messageOf(mail, this.from);
    try {
      await this.transport.sendMail(message);
    } catch (error) {
      if (isFinal(error)) throw new MailRefused(error.message);
      throw error;
    }
  }

  close(): void {
    this.transport.close();
  }
}
