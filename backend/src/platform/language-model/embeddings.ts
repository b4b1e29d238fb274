import { z } from 'zod';
import type { Outbound } from '../fetch/outbound';
import { askVendor } from './ask-vendor';
import { apiAddress } from './chat-completions';
import { askThroughBreaker } from './circuit-breaker';
import { modelFault, type LanguageModelFault } from './language-model';
import type { Embedded, TextEmbedder } from './text-embedder';

export interface EmbeddingSettings {
  /** Address up to and including the version, e.g. `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly model: string;
}

/** A model on a small machine takes about a second for a dozen short texts. */
const TIMEOUT_MS = 30_000;
const DIMENSIONS = { fewest: 8, most: 8192 };

const answer = z.object({
  data: z.array(
    z.object({
      /** Some servers leave it out; the order is then that of the texts. */
      index: z.number().int().optional(),
      embedding: z.array(z.number()).min(DIMENSIONS.fewest).max(DIMENSIONS.most),
    }),
  ),
});

/** Null for a vector of length zero, or with a value that is not a number. */
const ofLengthOne = (values: readonly number[]): Float32Array | null => {
  const length = Math.hypot(...values);
  return Number.isFinite(length) && length > 0 ? Float32Array.from(values, (value) => value / length) : null;
};

/** Null unless there is one usable vector for each text, all of one dimension. */
const vectorsIn = (value: unknown, texts: number): readonly Float32Array[] | null => {
  const parsed = answer.safeParse(value);
  if (!parsed.success || parsed.data.data.length !== texts) return null;
  const vectors = new Map<number, Float32Array>();
  for (const [position, { index = position, embedding }] of parsed.data.data.entries()) {
    const vector = ofLengthOne(embedding);
    if (vector !== null) vectors.set(index, vector);
  }
  const inOrder = Array.from({ length: texts }, (_, index) => vectors.get(index)).filter(
    (vector) => vector !== undefined,
  );
  return inOrder.length === texts && new Set(inOrder.map(({ length }) => length)).size === 1 ? inOrder : null;
};

/**
 * A model behind the embeddings API, as OpenAI, Ollama, vLLM, llama.cpp and others offer it, left alone after faults like
 * any other. A text is sent as it is: what prefix a model wants is for its server to add, as every text is compared with
 * others of its kind.
 */
export const embeddingsModel = (settings: EmbeddingSettings, outbound: Outbound): TextEmbedder => {
  const { baseUrl, apiKey, model } = settings;
  const address = apiAddress(baseUrl, 'embeddings');

  const ask = askThroughBreaker(
    async ({ texts, signal }: { readonly texts: readonly string[]; readonly signal: AbortSignal }) => {
      let vectors: readonly Float32Array[] | null = null;
      const fault = await askVendor(
        outbound,
        {
          address,
          headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
          body: { model, input: texts, encoding_format: 'float' },
          timeoutMs: TIMEOUT_MS,
          signal,
        },
        (value) => {
          vectors = vectorsIn(value, texts.length);
        },
      );
      if (fault !== null) return fault;
      return vectors === null
        ? modelFault('GARBLED', { kind: 'unusable_answer' })
        : ({ kind: 'embedded', vectors } as const);
    },
  );
  return { name: model, embed: (texts, signal): Promise<Embedded | LanguageModelFault> => ask({ texts, signal }) };
};
