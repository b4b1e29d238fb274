import type { RequestFault } from '#kernel/request-fault';
import { comparisonOf, type Comparison, type Nearness, type NearnessInput } from '#engine/nearness/nearness';
import type { Vector } from '#engine/nearness/vector';
import { MOST_TEXTS, type TextEmbedder } from '#platform/language-model/text-embedder';
import type { KeptVectors } from './kept-vectors';

/** How near a run's pages come to its topic in meaning. */
export interface Compared {
  readonly nearness: Nearness;
  /** As its server calls it. */
  readonly model: string;
  /** Pages that it was to compare. */
  readonly pages: number;
  /** Why it did not compare all of them; null if it did. */
  readonly fault: RequestFault | null;
}

/** How long a run waits for all vectors; then words decide of what is left. */
const WAIT_MS = 60_000;

const unusable: RequestFault = { kind: 'unusable_answer' };

/** Of one dimension: what a server gave under the same name before it changed its model is of no use. */
const inOneSpace = (texts: readonly string[], of: KeptVectors['of']): ReadonlyMap<string, Vector> | null => {
  const known = new Map(
    texts.flatMap((text) => {
      const vector = of(text);
      return vector === undefined ? [] : [[text, vector] as const];
    }),
  );
  return new Set([...known.values()].map(({ length }) => length)).size > 1 ? null : known;
};

/** Asks a model for the vectors that are not kept, a batch at a time, until it fails. */
export const askFor = async (
  embedder: TextEmbedder,
  texts: readonly string[],
  kept: Pick<KeptVectors, 'remember'>,
  signal: AbortSignal,
): Promise<RequestFault | null> => {
  for (let from = 0; from < texts.length; from += MOST_TEXTS) {
    const batch = texts.slice(from, from + MOST_TEXTS);
    const answer = await embedder.embed(batch, signal);
    if (answer.kind === 'fault') return answer.reason;
    for (const [at, text] of batch.entries()) {
      const vector = answer.vectors[at];
      if (vector !== undefined) kept.remember(text, vector);
    }
  }
  return null;
};

const vectorsFor = async (
  embedder: TextEmbedder,
  { ofOwner, ofPages }: Comparison,
  kept: KeptVectors,
  signal: AbortSignal,
): Promise<{ readonly vectors: ReadonlyMap<string, Vector>; readonly fault: RequestFault | null }> => {
  const texts = [...new Set([...ofOwner, ...ofPages])];
  const missing = texts.filter((text) => kept.of(text) === undefined);
  const fault = await askFor(embedder, missing, kept, signal);
  const known = inOneSpace(texts, kept.of);
  if (known !== null || fault !== null) return { vectors: known ?? new Map(), fault };
  const again = await askFor(embedder, texts, kept, signal);
  return { vectors: inOneSpace(texts, kept.of) ?? new Map(), fault: again };
};

/**
 * Compares a run's new pages with its topic and with what was told, by a model of meaning; null if there is nothing to compare. What the
 * owner wrote is not kept beyond the process.
 */
export const compareMeaning = async (
  embedder: TextEmbedder,
  input: NearnessInput,
  keptFor: () => Promise<KeptVectors>,
  stop: AbortSignal,
): Promise<Compared | null> => {
  const comparison = comparisonOf(input);
  if (comparison === null) return null;
  const kept = await keptFor();
  const timer = AbortSignal.timeout(WAIT_MS);
  const { vectors, fault } = await vectorsFor(embedder, comparison, kept, AbortSignal.any([stop, timer]));
  const nearness = comparison.nearness((text) => vectors.get(text));
  if (!stop.aborted) await kept.keep(comparison.ofPages);
  const { pages } = comparison;
  const late: RequestFault | null = timer.aborted ? { kind: 'timeout', seconds: WAIT_MS / 1000 } : fault;
  return {
    nearness: nearness ?? new Map(),
    model: embedder.name,
    pages,
    fault: fault === null ? (nearness === null ? unusable : null) : late,
  };
};
