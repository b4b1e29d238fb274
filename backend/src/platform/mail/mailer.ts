export const MAILER = Symbol('Mailer');

export interface Mail {
  /** Without angle brackets. Stays the same when a message is sent again, so that a receiver can drop the second. */
  readonly messageId: string;
  readonly date: Date;
  /** One address and nothing else. */
  readonly to: string;
  /** The person it is for: what is kept of it is removed when they are erased. */
  readonly recipientId: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Browser that asked for it, for the outbox page; null where none did. See contract 2, SMTP_URL. */
  readonly askedBy: string | null;
}

export interface Mailer {
  /** Resolves when the mail server has accepted it or it is in the outbox. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
