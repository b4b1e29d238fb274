import type { Mail } from '../../backend/src/platform/mail/mailer';

export const aMail = (other: Partial<Mail> = {}): Mail => ({
  messageId: '01946f2a-0000-8000-8000-00000000d001@aidy.example.org',
  date: new Date('2026-03-01T12:00:00.000Z'),
  to: 'ann@example.org',
  recipientId: 'ann',
  subject: 'Activate your Aidy account',
  html: '<!doctype html><html><head></head><body><a href="http://localhost:3000/x">Activate</a></body></html>',
  text: 'Activate: http://localhost:3000/x\n',
  askedBy: null,
  ...other,
});
