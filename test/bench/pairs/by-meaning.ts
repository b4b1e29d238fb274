import { comparisonOf, type Nearness, type NearnessInput } from '#engine/nearness/nearness';
import type { Vector } from '#engine/nearness/scale';
import { askFor } from '#modules/research/meaning/compare-meaning';
import type { KeptVectors } from '#modules/research/meaning/kept-vectors';
import { Outbound } from '#platform/fetch/outbound';
import { embeddingsModel } from '#platform/language-model/embeddings';

/** Asks the server of EMBEDDING_BASE_URL how near pages come to a topic; each text once. */
export const nearnessByServer = (): ((input: NearnessInput) => Promise<Nearness | undefined>) => {
  const { EMBEDDING_BASE_URL: baseUrl = '', EMBEDDING_MODEL: model = '' } = process.env;
  const outbound = new Outbound({ connectTo: new Map(), timeoutMs: 60_000, maxBytes: 1024, userAgent: 'Aidy' });
  const embedder = embeddingsModel({ baseUrl, model }, outbound);
  const known = new Map<string, Vector>();
  const kept: Pick<KeptVectors, 'of' | 'remember'> = {
    of: (text) => known.get(text),
    remember: (text, vector) => void known.set(text, vector),
  };
  return async (input) => {
    const comparison = comparisonOf(input);
    if (comparison === null) return undefined;
    const missing = [...comparison.ofOwner, ...comparison.ofPages].filter((text) => !known.has(text));
    const fault = await askFor(embedder, missing, kept, new AbortController().signal);
    if (fault !== null) throw new Error(JSON.stringify(fault));
    return comparison.nearness(kept.of) ?? undefined;
  };
};
