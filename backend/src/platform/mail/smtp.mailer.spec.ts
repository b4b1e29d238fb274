import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type MailerUnderTest, aMail, mailerContract } from '../../../../test/contract/mailer.contract';
import { SmtpMailer } from './smtp.mailer';

interface MailServer extends MailerUnderTest {
  /** Envelope recipients, which may differ from the header. */
  readonly recipients: readonly string[];
}

/** A mail server that stores what it receives and temporarily refuses the first `refusals` messages. */
const mailServer = async (refusals = 0): Promise<MailServer> => {
  const received: Email[] = [];
  const recipients: string[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push(email);
          recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
          left -= 1;
          done(left >= 0 ? Object.assign(new Error('Busy'), { responseCode: 451 }) : null);
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'Aidy <aidy@example.org>');
  return {
    mailer,
    recipients,
    sent: async () => received,
    close: async () => {
      mailer.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

mailerContract('SMTP', () => mailServer());

test('throws on a temporary refusal, and repeats the same Message-ID', async () => {
  const server = await mailServer(1);
  await expect(server.mailer.send(aMail())).rejects.toThrow(/Busy/);
  await server.mailer.send(aMail());
  expect((await server.sent()).map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${aMail().messageId}>`));
  expect(server.recipients).toEqual(['ann@example.org', 'ann@example.org']);
  await server.close();
});

test('throws if the server is unreachable, so that the job is retried', async () => {
  const server = await mailServer();
  await server.close();
  await expect(server.mailer.send(aMail())).rejects.toThrow(/ECONNREFUSED/);
});
