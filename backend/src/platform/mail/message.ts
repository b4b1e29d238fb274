import { type SendMailOptions, createTransport } from 'nodemailer';
import type { Mail } from './mailer';

const ONE_ADDRESS = /^[^\s\p{Cc},;:<>()[\]"@]+@[^\s\p{Cc},;:<>()[\]"@]+$/u;

/** Mail clients would decode encoded words (RFC 2047) in user input, including line breaks. */
const withoutEncodedWords = (subject: string): string => subject.replaceAll('=?', '= ?');

/**
 * Converts a mail for nodemailer. Refuses anything that could inject a header or a recipient: names, topics and addresses
 * are user input.
 */
const messageOf = (mail: Mail, from: string): SendMailOptions => {
  if (!ONE_ADDRESS.test(mail.to)) throw new Error('A mail must have exactly one recipient.');
  if (/\p{Cc}/u.test(mail.subject)) throw new Error("A mail's subject must be a single line.");
  return {
    messageId: `<${mail.messageId}>`,
    date: mail.date,
    from,
    to: { name: '', address: mail.to },
    subject: withoutEncodedWords(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe === undefined
        ? {}
        : { 'List-Unsubscribe': `<${mail.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableUrlAccess: true,
    disableFileAccess: true,
  };
};

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail as it goes over the wire, and from whom to whom. */
export interface ComposedMail {
  readonly envelope: { readonly from: string; readonly to: string };
  readonly message: Buffer;
}

export const composeMail = async (mail: Mail, from: string): Promise<ComposedMail> => {
  const { message, envelope } = await composer.sendMail(messageOf(mail, from));
  if (!Buffer.isBuffer(message)) throw new Error('The message was not composed completely.');
  return { envelope: { from: envelope.from || '', to: mail.to }, message };
};
