import type { Evidence } from '../ledger';

export interface SourceNumbers {
  readonly sources: readonly Evidence[];
  readonly numberOf: (evidence: Evidence) => number;
}

/** Numbers sources by page and quote, so that a marker leads to exactly the sentence it follows. */
export const sourceNumbers = (): SourceNumbers => {
  const sources: Evidence[] = [];
  const numbers = new Map<string, number>();
  return {
    sources,
    numberOf(evidence: Evidence): number {
      const key = `${evidence.url}\n${evidence.quote}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, sources.push(evidence));
      return sources.length;
    },
  };
};
