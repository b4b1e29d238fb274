import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** All mails that were sent to it, also those that it was too busy for. */
  readonly received: ReadonlyArray<{
    /** Recipients of the envelope, which may differ from the header. */
    readonly to: readonly string[];
    readonly email: Email;
  }>;
  /** From now on it refuses every recipient, or accepts them again. */
  refuse(refuses: boolean): void;
  close(): Promise<void>;
}

const refusal = (message: string, responseCode: number): Error => Object.assign(new Error(message), { responseCode });

/** A mail server on a free port. It names a recipient that it refuses, as real ones do, and is busy for the first `busyFor` mails. */
export const startMailServer = async ({ busyFor = 0 } = {}): Promise<MailServer> => {
  const received: Array<MailServer['received'][number]> = [];
  let refuses = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refuses ? refusal(`<${address}>: mailbox is full`, 452) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), email });
          done(received.length <= busyFor ? refusal('Busy', 451) : null);
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse: (refused) => {
      refuses = refused;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
