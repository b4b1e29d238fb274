import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer';

const ONE_ADDRESS = /^[^\s\p{Cc},;:<>()[\]"@]+@[^\s\p{Cc},;:<>()[\]"@]+$/u;

/** Mail clients would decode encoded words (RFC 2047) in user input, including line breaks. */
const withoutEncodedWords = (subject: string): string => subject.replaceAll('=?', '= ?');

/**
 * Converts a mail for nodemailer. Refuses anything that could inject a header or a recipient: names, topics and addresses
 * are user input.
 */
export const messageOf = (mail: Mail, from: string): SendMailOptions => {
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
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableUrlAccess: true,
    disableFileAccess: true,
  };
};
