import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { listening } from '../servers/listening';

export interface VendorCall<Body> {
  readonly authorization: IncomingHttpHeaders['authorization'];
  readonly body: Body;
}

export interface FakeVendor<Body> {
  /** Value for a base URL in the settings. */
  readonly baseUrl: string;
  readonly calls: readonly VendorCall<Body>[];
  close(): Promise<void>;
}

/** A server of an API like OpenAI's, whose answers a test writes itself. */
export const startFakeVendor = async <Body>(
  answer: (call: VendorCall<Body>, response: ServerResponse, nth: number) => void,
): Promise<FakeVendor<Body>> => {
  const calls: VendorCall<Body>[] = [];
  const server = await listening((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Body;
      const call = { authorization: request.headers.authorization, body };
      calls.push(call);
      answer(call, response, calls.length);
    });
  });
  return {
    baseUrl: `${server.origin}/v1`,
    calls,
    close: server.close,
  };
};
