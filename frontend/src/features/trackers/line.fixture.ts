import type { Line } from './api/tracker';

/** A line for specs: new, in the words of the first source, without remarks; `change` overrides fields. */
export const lineFixture = (text: string, change: Partial<Line> = {}): Line => {
  const { sources = [1] } = change;
  return { claim_id: null, kind: 'new', text, source: sources[0] ?? null, sources, remarks: [], ...change };
};
