import type { Nearness } from '#engine/nearness/nearness';
import { comparisonOf, type NearnessInput } from '#engine/nearness/nearness';
import { Outbound } from '#platform/fetch/outbound';
import { embeddingsModel } from '#platform/language-model/embeddings';
import { MOST_TEXTS } from '#platform/language-model/text-embedder';

/** Asks the server of EMBEDDING_BASE_URL how near pages come to a topic; each text once. */
export const nearnessByServer = (): ((input: NearnessInput) => Promise<Nearness | undefined>) => {
  const { EMBEDDING_BASE_URL: baseUrl = '', EMBEDDING_MODEL: model = '' } = process.env;
  const outbound = new Outbound({ connectTo: new Map(), timeoutMs: 60_000, maxBytes: 1024, userAgent: 'Aidy' });
  const embedder = embeddingsModel({ baseUrl, model }, outbound);
  const known = new Map<string, Float32Array>();
  return async (input) => {
    const comparison = comparisonOf(input);
    if (comparison === null) return undefined;
    const missing = [...comparison.ofOwner, ...comparison.ofPages].filter((text) => !known.has(text));
    for (let from = 0; from < missing.length; from += MOST_TEXTS) {
      const texts = missing.slice(from, from + MOST_TEXTS);
      const answer = await embedder.embed(texts, new AbortController().signal);
      if (answer.kind === 'fault') throw new Error(JSON.stringify(answer.reason));
      for (const [at, text] of texts.entries()) {
        const vector = answer.vectors[at];
        if (vector !== undefined) known.set(text, vector);
      }
    }
    return comparison.nearness((text) => known.get(text)) ?? undefined;
  };
};
