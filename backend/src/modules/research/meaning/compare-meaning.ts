import { Inject, Injectable } from '@nestjs/common';
import { comparisonOf, type MeaningComparison, type Nearness, type NearnessInput } from '#engine/nearness/nearness';
import type { Vector } from '#engine/nearness/scale';
import { MINUTE_MS } from '#kernel/durations';
import type { RequestFault } from '#kernel/request-fault';
import { type PaidModelsSettings, paidModelsSettings } from '#modules/paid-models/published';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { embeddingsModel } from '#platform/language-model/embeddings';
import { MAX_TEXTS, type TextEmbedder } from '#platform/language-model/text-embedder';
import { SCRATCH_STORE, type ScratchStore } from '#platform/read-store/read-store';
import { type ResearchSettings, researchSettings } from '../research.settings';
import type { RunMaterial } from '../run/run-material';
import { type KeptVectors, keptVectors, rememberedVectors } from './kept-vectors';

/** The result of comparing a run's pages with its topic by meaning. */
export interface Compared {
  readonly nearness: Nearness;
  /** The model's name on its server. */
  readonly model: string;
  /** The number of pages to compare. */
  readonly pages: number;
  /** Why it did not compare all of them; null if it did. */
  readonly fault: RequestFault | null;
}

/** The longest wait for all vectors; after that, words decide on the rest. */
const WAIT_MS = MINUTE_MS;

const unusable: RequestFault = { kind: 'unusable_answer' };

/**
 * Vectors by text, if all have the same dimension. Otherwise the server has changed its model under the same name, and
 * the older vectors are useless.
 */
const inOneSpace = (texts: readonly string[], of: KeptVectors['of']): ReadonlyMap<string, Vector> | null => {
  const known = new Map(
    texts.flatMap((text) => {
      const vector = of(text);
      return vector === undefined ? [] : [[text, vector] as const];
    }),
  );
  return new Set([...known.values()].map(({ length }) => length)).size > 1 ? null : known;
};

/** Asks a model, a batch at a time until it fails, for the vectors that are not kept. */
export const askFor = async (
  embedder: TextEmbedder,
  texts: readonly string[],
  kept: Pick<KeptVectors, 'remember'>,
  signal: AbortSignal,
): Promise<RequestFault | null> => {
  for (let from = 0; from < texts.length; from += MAX_TEXTS) {
    const batch = texts.slice(from, from + MAX_TEXTS);
    const answer = await embedder.embed(batch, signal);
    if (answer.kind === 'fault') return answer.reason;
    for (const [index, text] of batch.entries()) {
      const vector = answer.vectors[index];
      if (vector !== undefined) kept.remember(text, vector);
    }
  }
  return null;
};

const vectorsFor = async (
  embedder: TextEmbedder,
  { ofOwner, ofPages }: MeaningComparison,
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
 * Compares a run's new pages with its topic and with what was published, by a model of meaning; null if there is
 * nothing to compare. Vectors of what the owner wrote are kept only within the process.
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

/** Compares pages with topics in meaning, if a model for that is configured. */
@Injectable()
export class ResearchMeaning {
  private readonly remembered = rememberedVectors();

  constructor(
    @Inject(researchSettings.port) private readonly settings: Pick<ResearchSettings, 'embedding'>,
    @Inject(paidModelsSettings.port) private readonly paid: Pick<PaidModelsSettings, 'pageFinder'>,
    private readonly outbound: ConfiguredOutbound,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
  ) {}

  /** A comparison by a model; null if words alone decide. */
  comparing(): ((run: RunMaterial, signal: AbortSignal) => Promise<Compared | null>) | null {
    const { embedding } = this.settings;
    if (embedding === undefined || this.paid.pageFinder === 'feeds') return null;
    const embedder = embeddingsModel(embedding, this.outbound);
    const model = `${embedding.baseUrl} ${embedding.model}`;
    return ({ run, knowledge, gathered }, signal) =>
      compareMeaning(
        embedder,
        { topics: [run.description, ...run.extraTopics], pages: gathered.pages, knowledge },
        () => keptVectors(this.scratch, this.remembered, { model, trackerId: run.trackerId }),
        signal,
      );
  }
}
