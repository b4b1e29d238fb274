import { rarityLength, type Rarity } from '#text/words/rarity';

export interface ScoredMatch<T> {
  readonly value: T;
  /** Cosine of the stems, weighted by rarity, 0 to 1. */
  readonly likeness: number;
  /** Share of the indexed text that the sentence has, weighted by rarity, 0 to 1. */
  readonly covered: number;
  /** Number of stems in common. */
  readonly shared: number;
}

/** Texts indexed by stem, to find those that have at least `fewest` stems in common with a sentence. */
export const likenessIndex = <T>(
  entries: readonly (readonly [ReadonlySet<string>, T])[],
  rarity: Rarity,
  fewest: number,
) => {
  const lengths = entries.map(([stems]) => rarityLength(stems, rarity));
  const byStem = new Map<string, { readonly square: number; readonly places: number[] }>();
  entries.forEach(([stems], index) => {
    for (const stem of stems) {
      const posted = byStem.get(stem);
      if (posted === undefined) byStem.set(stem, { square: rarity(stem) ** 2, places: [index] });
      else posted.places.push(index);
    }
  });
  // Reused, since every sentence of a run is looked up.
  const common = new Float64Array(entries.length);
  const shared = new Uint16Array(entries.length);
  return (stems: ReadonlySet<string>): readonly ScoredMatch<T>[] => {
    const found: ScoredMatch<T>[] = [];
    if (stems.size < fewest) return found;
    common.fill(0);
    shared.fill(0);
    let most = 0;
    for (const stem of stems) {
      const posted = byStem.get(stem);
      if (posted === undefined) continue;
      for (const place of posted.places) {
        const count = (shared[place] ?? 0) + 1;
        common[place] = (common[place] ?? 0) + posted.square;
        shared[place] = count;
        most = Math.max(most, count);
      }
    }
    if (most < fewest) return found;
    let length = 0;
    shared.forEach((count, index) => {
      const [, value] = entries[index] ?? [];
      const own = lengths[index] ?? 0;
      if (count < fewest || value === undefined) return;
      if (length === 0) length = rarityLength(stems, rarity);
      const squares = common[index] ?? 0;
      found.push({ value, likeness: squares / (length * own), covered: squares / own ** 2, shared: count });
    });
    return found;
  };
};
