import { port } from '../port';

export const MAILER = port<Mailer>('Mailer');

export interface Mail {
  /** Without angle brackets. Stays the same when a message is sent again, so that receivers can deduplicate it. */
  readonly messageId: string;
  readonly date: Date;
  /** A single address. */
  readonly to: string;
  /** The recipient's user id, so that stored mail can be removed when they are erased. */
  readonly recipientId: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The browser that requested it, for the outbox page; null if none. See contract 2, SMTP_URL. */
  readonly askedBy: string | null;
}

/** The server will never accept this mail, such as for a recipient that it does not know. */
export class MailRefused extends Error {}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted it or it is stored in the outbox. Rejects with MailRefused if trying again
   * would not help.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}
