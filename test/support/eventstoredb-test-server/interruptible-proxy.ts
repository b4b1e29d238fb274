import { connect, createServer, type Socket } from 'node:net';

export interface InterruptibleProxy {
  readonly port: number;
  /** Closes all connections; new ones are accepted. */
  cut(): void;
  /** Drops responses while forwarding requests, until `cut`. Resolves at the first dropped one. */
  swallowNextAnswer(): Promise<void>;
  stop(): Promise<void>;
}

/** A proxy between a client and a server that can lose connections on demand. */
export const startInterruptibleProxy = async (serverPort: number): Promise<InterruptibleProxy> => {
  const sockets = new Set<Socket>();
  let onSwallowed: (() => void) | undefined;

  const cut = (): void => {
    onSwallowed = undefined;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };

  const server = createServer((client) => {
    const upstream = connect(serverPort, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (bytes) => upstream.write(bytes));
    upstream.on('data', (bytes) => {
      if (onSwallowed === undefined) client.write(bytes);
      else onSwallowed();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');

  return {
    port: address.port,
    cut,
    swallowNextAnswer: () => new Promise((resolve) => (onSwallowed = resolve)),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
};
