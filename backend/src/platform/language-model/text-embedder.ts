import type { LanguageModelFault } from './language-model';

export interface Embedded {
  readonly kind: 'embedded';
  /** Vectors of the texts in their order, each of length 1 and all of one dimension. */
  readonly vectors: readonly Float32Array[];
}

/** A model that gives texts' meaning as vectors. */
export interface TextEmbedder {
  /** Model name, as its server calls it. */
  readonly name: string;
  /** Embeds at most `MAX_TEXTS` at once. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Embedded | LanguageModelFault>;
}

export const MAX_TEXTS = 32;
