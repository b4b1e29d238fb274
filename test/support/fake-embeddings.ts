import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { samples } from '#engine/nearness/samples/samples';

export interface EmbeddingsCall {
  readonly authorization: string | undefined;
  readonly body: { readonly model: string; readonly input: readonly string[] };
}

export type AnsweringEmbeddings = (call: EmbeddingsCall, response: ServerResponse) => void;

export interface FakeEmbeddings {
  /** As EMBEDDING_BASE_URL. */
  readonly baseUrl: string;
  readonly calls: readonly EmbeddingsCall[];
  close(): Promise<void>;
}

/** A server of the embeddings API whose answers a test writes itself. */
export const startFakeEmbeddings = async (answer: AnsweringEmbeddings): Promise<FakeEmbeddings> => {
  const calls: EmbeddingsCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as EmbeddingsCall['body'];
      const call = { authorization: request.headers.authorization, body };
      calls.push(call);
      answer(call, response);
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

export const sendJson = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
};

export const sendVectors = (response: ServerResponse, vectors: readonly (readonly number[])[]): void =>
  sendJson(
    response,
    200,
    JSON.stringify({ object: 'list', data: vectors.map((embedding, index) => ({ index, embedding })) }),
  );

/** Topics of the samples, and some that a test names. */
const TOPICS = 16;
const sampled: ReadonlyMap<string, number> = new Map(
  Object.values(samples).flatMap((list) =>
    list.flatMap(({ topic, page, later }, at) => [topic, page, later].map((text) => [text, at] as const)),
  ),
);

/**
 * Vectors of a model that understands the samples, and of other texts the topic that `topicOf` names, from 10 on. Like real ones they have
 * much in common; `common` is how much.
 */
export const understanding =
  (topicOf: (text: string) => number, common = 2) =>
  (text: string): readonly number[] => {
    const topic = sampled.get(text) ?? topicOf(text);
    return Array.from({ length: TOPICS }, (_, at) => (at === topic ? 1 : 0) + common);
  };
