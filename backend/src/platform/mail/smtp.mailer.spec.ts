import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { aMail } from '../../../../test/support/mail-examples';
import { SmtpMailer } from './smtp.mailer';

interface Received {
  readonly recipients: readonly string[];
  readonly email: Email;
}

/** A mail server that keeps what it gets; it refuses the first `refusals` messages for now. */
const mailServer = async (refusals = 0) => {
  const received: Received[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), email });
          left -= 1;
          done(left >= 0 ? Object.assign(new Error('Busy'), { responseCode: 451 }) : null);
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'Aidy <aidy@example.org>');
  const close = async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { received, mailer, close };
};

test('a mail arrives with both its parts, from the configured sender', async () => {
  const { received, mailer, close } = await mailServer();
  await mailer.send(aMail());
  await close();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    recipients: ['ann@example.org'],
    email: {
      from: { name: 'Aidy', address: 'aidy@example.org' },
      subject: 'Activate your Aidy account',
      messageId: '<01946f2a-0000-8000-8000-00000000d001@aidy.example.org>',
      date: '2026-03-01T12:00:00.000Z',
      html: expect.stringContaining('Activate</a>'),
      text: expect.stringContaining('Activate: http://localhost:3000/x'),
    },
  });
});

test('a mail that the server refused for now is thrown, and carries the same Message-ID when sent again', async () => {
  const { received, mailer, close } = await mailServer(1);
  await expect(mailer.send(aMail())).rejects.toThrow(/Busy/);
  await mailer.send(aMail());
  await close();
  expect(received.map(({ email }) => email.messageId)).toEqual([aMail().messageId, aMail().messageId].map((id) => `<${id}>`));
});

const attempts = ['\r\nBcc: eve@example.org', '\nX-Evil: 1', '\r\n\r\nbody', ', eve@example.org', ' <eve@example.org>', ';eve@example.org'];

test.each(attempts)('an address cannot carry a second recipient or header: %j', async (attempt) => {
  const { received, mailer, close } = await mailServer();
  await expect(mailer.send(aMail({ to: `ann@example.org${attempt}` }))).rejects.toThrow('exactly one address');
  await close();
  expect(received).toEqual([]);
});

test.each(attempts.slice(0, 3))('a subject cannot carry a header: %j', async (attempt) => {
  const { received, mailer, close } = await mailServer();
  await expect(mailer.send(aMail({ subject: `Hello${attempt}` }))).rejects.toThrow('one line');
  await close();
  expect(received).toEqual([]);
});
