import { composeMail } from './message';
import { readableMail, withoutOwnLinks } from './readable-mail';

test('a stored mail is read as its text, without links that act for its recipient', async () => {
  const text =
    'Two lines of news [1].\n\nTurn it off: https://aidy.example/unsubscribe/abc\n[1] https://aidy.example/go/1';
  const { message } = await composeMail(
    {
      messageId: 'm@aidy.example',
      date: new Date(0),
      to: 'ann@example.org',
      recipientId: 'ann',
      subject: 'Steel: 2 news',
      html: '<p>Two lines of news</p>',
      text,
      askedBy: null,
    },
    'Aidy <aidy@example.org>',
  );
  const mail = await readableMail(message);
  expect(mail).toEqual({ subject: 'Steel: 2 news', text });
  expect(withoutOwnLinks(mail.text, 'https://aidy.example')).toBe(
    'Two lines of news [1].\n\nTurn it off: (link)\n[1] https://aidy.example/go/1',
  );
});
