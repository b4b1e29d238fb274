export const MAILER = Symbol('Mailer');

export interface Mail {
  /** Stays the same when a message is sent again, so that a receiver can drop the second. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Browser that asked for it, for the outbox page; null where none did. See contract 2, SMTP_URL. */
  readonly askedBy: string | null;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}
