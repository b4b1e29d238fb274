import { connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  readonly port: number;
  /** Ends every connection at once; new ones are taken. */
  cut(): void;
  /** From now on answers are swallowed while requests still pass, until `cut`. Resolves at the first one swallowed. */
  swallowNextAnswer(): Promise<void>;
  stop(): Promise<void>;
}

/** Stands between a client and a server and loses the connection when told to. */
export const startCuttableProxy = async (serverPort: number): Promise<CuttableProxy> => {
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
