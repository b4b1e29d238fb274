import type { ServerResponse } from 'node:http';
import { type FakeVendor, startFakeVendor, type VendorCall } from './fake-vendor';

interface ChatRequest {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export type ModelCall = VendorCall<ChatRequest>;
export type FakeModel = FakeVendor<ChatRequest>;
export type Answering = (call: ModelCall, response: ServerResponse, nth: number) => void;

/** A server of the chat completions API whose answers a test writes itself. */
export const startFakeModel = (answer: Answering): Promise<FakeModel> => startFakeVendor(answer);

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
