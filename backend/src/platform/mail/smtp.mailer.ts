import { Readable } from 'node:stream';
import { type Transporter, createTransport } from 'nodemailer';
import type { Mail, MailOutcome, Mailer } from './mailer';
import { composeMail } from './message';

const TIMEOUT_MS = 20_000;
/**
 * Maximum number of connections: more than the briefs that are sent at a time, so that an account's mail does not queue
 * behind them.
 */
const MAX_CONNECTIONS = 6;
/** Servers close connections that say nothing, some after a minute. */
const IDLE_MS = 30_000;

/** Commands whose answers are about this mail; faults of the sign-in or the connection may be fixed. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/** An error with what nodemailer adds to it. */
interface SmtpError extends Error {
  readonly command?: string;
  /** Code of the server's answer; absent if there was none. */
  readonly responseCode?: number;
}

const outcomeOf = ({ command = '', responseCode, message: detail }: SmtpError, handedOver: boolean): MailOutcome => {
  if (responseCode === undefined) return { kind: 'retry', fault: handedOver ? 'BROKEN_OFF' : 'UNREACHABLE', detail };
  if (responseCode >= 500 && ABOUT_THE_MAIL.has(command)) return { kind: 'refused', fault: 'REFUSED', detail };
  return { kind: 'retry', fault: 'DEFERRED', detail };
};

/**
 * Sends mail through the server of SMTP_URL, over connections that it keeps for a while: opening one can take longer than a
 * mail.
 */
export class SmtpMailer implements Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
    timeoutMs = TIMEOUT_MS,
  ) {
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      idleTimeout: IDLE_MS,
      // Not sent again if the connection closes: the outcome says whether the server may have accepted the mail.
      maxRequeues: 0,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  }

  async send(mail: Mail): Promise<MailOutcome> {
    const { envelope, message } = await composeMail(mail, this.from);
    let handedOver = false;
    const raw = Readable.from([message]).once('end', () => (handedOver = true));
    try {
      const { response } = await this.transport.sendMail({ envelope, raw });
      return { kind: 'delivered', receipt: response };
    } catch (error) {
      return outcomeOf(error as SmtpError, handedOver);
    }
  }

  close(): void {
    this.transport.close();
  }
}
