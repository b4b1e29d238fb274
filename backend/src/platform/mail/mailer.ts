import { port } from '../port';

export const MAILER = port<Mailer>('Mailer');

export interface Mail {
  /** Message-ID without angle brackets. Stays the same when a message is sent again, so that receivers can deduplicate it. */
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
  /** Address at which one click, or a POST by the mail client itself (RFC 8058), turns such mails off; absent if nothing does. */
  readonly unsubscribe?: string;
}

/** The outcome of a mail. Details are the server's words or the error. */
export type MailOutcome =
  /** The mail server accepted it, or it is in the outbox. `receipt`: what the server answered. */
  | { readonly kind: 'delivered'; readonly receipt?: string }
  /** The server will never accept it, such as for a recipient that it does not know. */
  | { readonly kind: 'refused'; readonly fault: 'REFUSED'; readonly detail: string }
  | { readonly kind: 'retry'; readonly fault: MailFault; readonly detail: string };

/**
 * `DEFERRED`: the server answered that it does not accept it now. `UNREACHABLE`: nothing was handed over. `BROKEN_OFF`: the
 * connection ended before the server's answer to the whole message, which it may have accepted.
 */
export type MailFault = 'DEFERRED' | 'UNREACHABLE' | 'BROKEN_OFF';

export interface Mailer {
  /** Rejects only for a mail that must not be sent at all, such as to several recipients. */
  send(mail: Mail): Promise<MailOutcome>;
  close(): void;
}
