import { type MailerUnderTest, aMail, mailerContract } from '#test/contract/mailer.contract';
import { type MailServer, startMailServer } from '#test/support/servers/mail-server';
import { SmtpMailer } from './smtp.mailer';

const mailServer = async (): Promise<
  MailerUnderTest & Pick<MailServer, 'received' | 'opened' | 'behaves' | 'closeConnections'>
> => {
  const server = await startMailServer();
  const mailer = new SmtpMailer(server.url, 'Aidy <aidy@example.org>', 500);
  return {
    mailer,
    received: server.received,
    opened: server.opened,
    closeConnections: server.closeConnections,
    behaves: server.behaves,
    sent: async () => server.received.map(({ email }) => email),
    close: async () => {
      mailer.close();
      await server.close();
    },
  };
};

mailerContract('SMTP', mailServer);

describe('a mail server', () => {
  let server: Awaited<ReturnType<typeof mailServer>>;
  beforeEach(async () => {
    server = await mailServer();
  });
  afterEach(() => server.close());

  test('answers with a receipt, which is kept', async () => {
    expect(await server.mailer.send(aMail())).toEqual({ kind: 'delivered', receipt: expect.stringMatching(/^250 /) });
  });

  test.each([
    ['refuses', 'refused', 'REFUSED', /550 .*no such mailbox/],
    ['defers', 'retry', 'DEFERRED', /452 .*mailbox is full/],
    ['is-busy', 'retry', 'DEFERRED', /451 Busy/],
    ['drops', 'retry', 'BROKEN_OFF', /./],
    ['hangs', 'retry', 'BROKEN_OFF', /./],
  ] as const)('the conduct “%s” of the server makes a mail %s: %s', async (conduct, kind, fault, detail) => {
    server.behaves(conduct);
    expect(await server.mailer.send(aMail())).toEqual({ kind, fault, detail: expect.stringMatching(detail) });
  });

  test('a server that was too busy gets the same Message-ID again', async () => {
    server.behaves('is-busy');
    await server.mailer.send(aMail());
    server.behaves('accepts');
    await server.mailer.send(aMail());
    expect((await server.sent()).map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${aMail().messageId}>`));
    expect(server.received.map(({ to }) => to)).toEqual([['ann@example.org'], ['ann@example.org']]);
  });

  test('gets one mail after another over the same connection', async () => {
    for (let n = 0; n < 5; n++) await server.mailer.send(aMail());
    expect(server.received).toHaveLength(5);
    expect(server.opened()).toBe(1);
  });

  test('a server that closed the connection gets the next mail over a new one', async () => {
    await server.mailer.send(aMail());
    server.closeConnections();
    const outcomes = [await server.mailer.send(aMail())];
    while (outcomes.at(-1)?.kind === 'retry') outcomes.push(await server.mailer.send(aMail()));
    expect(outcomes.length).toBeLessThanOrEqual(2);
    expect(server.received).toHaveLength(2);
    expect(server.opened()).toBe(2);
  });

  test('a server that does not listen gets nothing', async () => {
    await server.close();
    expect(await server.mailer.send(aMail())).toMatchObject({ kind: 'retry', fault: 'UNREACHABLE' });
  });
});
