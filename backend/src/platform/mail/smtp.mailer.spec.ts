import { type MailerUnderTest, aMail, mailerContract } from '../../../../test/contract/mailer.contract';
import { type MailServer, startMailServer } from '../../../../test/support/mail-server';
import { SmtpMailer } from './smtp.mailer';

const mailServer = async (busyFor = 0): Promise<MailerUnderTest & Pick<MailServer, 'received'>> => {
  const server = await startMailServer({ busyFor });
  const mailer = new SmtpMailer(server.url, 'Aidy <aidy@example.org>');
  return {
    mailer,
    received: server.received,
    sent: async () => server.received.map(({ email }) => email),
    close: async () => {
      mailer.close();
      await server.close();
    },
  };
};

mailerContract('SMTP', () => mailServer());

test('throws on a temporary refusal, and repeats the same Message-ID', async () => {
  const server = await mailServer(1);
  await expect(server.mailer.send(aMail())).rejects.toThrow(/Busy/);
  await server.mailer.send(aMail());
  expect((await server.sent()).map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${aMail().messageId}>`));
  expect(server.received.map(({ to }) => to)).toEqual([['ann@example.org'], ['ann@example.org']]);
  await server.close();
});

test('throws if the server is unreachable, so that the job is retried', async () => {
  const server = await mailServer();
  await server.close();
  await expect(server.mailer.send(aMail())).rejects.toThrow(/ECONNREFUSED/);
});
