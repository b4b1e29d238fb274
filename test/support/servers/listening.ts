import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of this machine. Closing it ends its connections. */
export const listening = async (answer: RequestListener) => {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
};
