import type { ServerResponse } from 'node:http';
import { samples } from '#engine/nearness/scale';
import { type FakeVendor, startFakeVendor, type VendorCall } from './fake-vendor';

interface EmbeddingsRequest {
  readonly model: string;
  readonly input: readonly string[];
}

export type EmbeddingsCall = VendorCall<EmbeddingsRequest>;
export type FakeEmbeddings = FakeVendor<EmbeddingsRequest>;
export type AnsweringEmbeddings = (call: EmbeddingsCall, response: ServerResponse) => void;

/** A server of the embeddings API whose answers a test writes itself. */
export const startFakeEmbeddings = (answer: AnsweringEmbeddings): Promise<FakeEmbeddings> => startFakeVendor(answer);

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
    list.flatMap(({ topic, page, later }, index) => [topic, page, later].map((text) => [text, index] as const)),
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
    return Array.from({ length: TOPICS }, (_, index) => (index === topic ? 1 : 0) + common);
  };
