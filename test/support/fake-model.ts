import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelCall {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

export interface FakeModel {
  /** As LLM_BASE_URL. */
  readonly baseUrl: string;
  readonly calls: readonly ModelCall[];
  close(): Promise<void>;
}

export type Answering = (call: ModelCall, response: ServerResponse, nth: number) => void;

/** A server of the chat completions API whose answers a test writes itself. */
export const startFakeModel = async (answer: Answering): Promise<FakeModel> => {
  const calls: ModelCall[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = {
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as ModelCall['body'],
      };
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

const event = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;

/** Streams a text in pieces of a few characters, as models do. */
export const streamText = (
  response: ServerResponse,
  text: string,
  usage: Readonly<Record<string, number>> = { prompt_tokens: 1000, completion_tokens: 200 },
): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? [])
    response.write(event({ choices: [{ delta: { content: piece } }] }));
  response.write(event({ choices: [], usage }));
  response.end('data: [DONE]\n\n');
};
