/** Inverse document frequency of a stem among the given texts: rare words say what a text is about. */
export type Rarity = (stem: string) => number;

export const rarityIn = (texts: Iterable<ReadonlySet<string>>): Rarity => {
  const counts = new Map<string, number>();
  let size = 0;
  for (const stems of texts) {
    size++;
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const unseen = Math.log(1 + size);
  const weights = new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + size / count)]));
  return (stem) => weights.get(stem) ?? unseen;
};

/** Euclidean length of a set of stems, each weighted by its rarity. */
export const rarityLength = (stems: ReadonlySet<string>, rarity: Rarity): number => {
  let squares = 0;
  for (const stem of stems) squares += rarity(stem) ** 2;
  return Math.sqrt(squares);
};
