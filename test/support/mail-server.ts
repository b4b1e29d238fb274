import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** The subjects of accepted mails, each with its recipients. */
  readonly accepted: ReadonlyArray<{ readonly to: readonly string[]; readonly subject: string }>;
  /** From now on it refuses mail, or accepts it again. */
  refuse(refuses: boolean): void;
  close(): Promise<void>;
}

/** A mail server that refuses mail at times, naming the recipient as real ones do. */
export const startMailServer = async (): Promise<MailServer> => {
  const accepted: Array<{ to: readonly string[]; subject: string }> = [];
  let refuses = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = Object.assign(new Error(`<${address}>: mailbox is full`), { responseCode: 452 });
      done(refuses ? refusal : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(({ subject = '' }) => {
          accepted.push({ to: session.envelope.rcptTo.map(({ address }) => address), subject });
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted,
    refuse: (refused) => {
      refuses = refused;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
