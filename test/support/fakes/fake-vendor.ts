import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface VendorCall<Body> {
  readonly authorization: IncomingHttpHeaders['authorization'];
  readonly body: Body;
}

export interface FakeVendor<Body> {
  /** As a base URL in the settings. */
  readonly baseUrl: string;
  readonly calls: readonly VendorCall<Body>[];
  close(): Promise<void>;
}

/** A server of an API like OpenAI's, whose answers a test writes itself. */
export const startFakeVendor = async <Body>(
  answer: (call: VendorCall<Body>, response: ServerResponse, nth: number) => void,
): Promise<FakeVendor<Body>> => {
  const calls: VendorCall<Body>[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Body;
      const call = { authorization: request.headers.authorization, body };
      calls.push(call);
      answer(call, response, calls.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
