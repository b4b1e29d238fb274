import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** A connection to a server that can be interrupted. */
export interface InterruptibleConnection {
  readonly port: number;
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps connections open without forwarding anything, as if the server hung. */
  freeze(): void;
  /** Accepts connections again, on the same port. */
  mend(): Promise<void>;
}

/** A proxy between a client and the server at `url`. */
export const interruptibleConnection = async (url: string): Promise<InterruptibleConnection> => {
  const { hostname, port: serverPort } = new URL(url);
  const sockets = new Set<Socket>();
  let frozen = false;
  let relay: Server | undefined;

  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('data', (bytes) => void (frozen || to.write(bytes)));
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = connect(Number(serverPort || 27017), hostname);
      pass(near, far);
      pass(far, near);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const endConnections = (): void => sockets.forEach((socket) => socket.destroy());

  relay = await listen(0);
  const { port } = relay.address() as AddressInfo;
  return {
    port,
    cut: async () => {
      const closed = relay === undefined ? undefined : once(relay, 'close');
      relay?.close();
      relay = undefined;
      endConnections();
      await closed;
    },
    freeze: () => {
      frozen = true;
    },
    mend: async () => {
      // Data lost while frozen is missing for good.
      if (frozen) endConnections();
      frozen = false;
      relay ??= await listen(port);
    },
  };
};
