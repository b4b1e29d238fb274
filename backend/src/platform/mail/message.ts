import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer';

const ONE_ADDRESS = /^[^\s\p{Cc},;:<>()[\]"@]+@[^\s\p{Cc},;:<>()[\]"@]+$/u;

/** What begins like an encoded word (RFC 2047) would be decoded by the reader's program, into line breaks too. */
const withoutEncodedWords = (subject: string): string => subject.replaceAll('=?', '= ?');

/**
 * A mail as nodemailer takes it. Refuses whatever could become a second header or a second recipient: names, topics and
 * addresses come from people.
 */
export const messageOf = (mail: Mail, from: string): SendMailOptions => {
  if (!ONE_ADDRESS.test(mail.to)) throw new Error('A mail goes to exactly one address.');
  if (/\p{Cc}/u.test(mail.subject)) throw new Error("A mail's subject is one line.");
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
