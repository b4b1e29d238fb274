import type { Evidence, FindingKind } from './ledger';

/** One line of an overview or an update. `source` counts from 1 into the composition's sources. */
export interface ComposedLine {
  readonly kind: FindingKind;
  readonly text: string;
  readonly source: number;
  readonly was?: string;
  /** On contradicted lines: the earlier claim's source. */
  readonly wasSource?: number;
  /** The heading it stands under, a noun phrase that at least three lines share; null under none. */
  readonly group: string | null;
}

export interface Composition {
  /** Markdown: a list, with `[n]` after each line pointing to `sources[n - 1]`. */
  readonly content: string;
  readonly lines: readonly ComposedLine[];
  /** Each with its own number, in order of first mention. */
  readonly sources: readonly Evidence[];
  /** How many further findings stand in the ledger only. */
  readonly more: number;
}
