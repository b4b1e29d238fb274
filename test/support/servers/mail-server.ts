import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * What it does with a mail: accepts it; answers that the recipient is not known (550) or its mailbox full (452); takes the
 * whole message and is too busy for it (451), closes the connection, or says nothing more.
 */
export type MailServerConduct = 'accepts' | 'refuses' | 'defers' | 'is-busy' | 'drops' | 'hangs';

export interface MailServer {
  readonly url: string;
  /** All messages that it took whole, whatever its response. */
  readonly received: ReadonlyArray<{
    /** Recipients of the envelope, which may differ from the header. */
    readonly to: readonly string[];
    readonly email: Email;
  }>;
  /** How many connections were opened. */
  readonly opened: () => number;
  /** From now on. */
  behaves(conduct: MailServerConduct): void;
  closeConnections(): void;
  close(): Promise<void>;
}

const answer = (message: string, responseCode: number): Error => Object.assign(new Error(message), { responseCode });

/** A mail server on a free port. It names a recipient that it refuses, as real ones do. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: Array<MailServer['received'][number]> = [];
  const connections = new Set<Socket>();
  let opened = 0;
  let conduct: MailServerConduct = 'accepts';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (conduct === 'refuses') return done(answer(`<${address}>: no such mailbox`, 550));
      done(conduct === 'defers' ? answer(`<${address}>: mailbox is full`, 452) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), email });
          if (conduct === 'drops') closeConnections();
          else if (conduct !== 'hangs') done(conduct === 'is-busy' ? answer('Busy', 451) : null);
        });
      });
    },
  });
  // The connection of a client that was killed.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    opened += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const closeConnections = (): void => {
    for (const each of connections) each.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    opened: () => opened,
    behaves: (wanted) => {
      conduct = wanted;
    },
    closeConnections,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        closeConnections();
      }),
  };
};
