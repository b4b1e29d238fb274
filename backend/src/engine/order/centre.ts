import { type Rarity, rarityLength } from '#text/words/rarity';

/** How near a text is to the centre of what a tracker publishes and reads, 0 to 1. */
export type NearCentre = (stems: ReadonlySet<string>) => number;

/** The mean of texts as vectors of unit length, their stems weighted by rarity. */
export const centreOf = (texts: readonly ReadonlySet<string>[], rarity: Rarity): NearCentre => {
  const centre = new Map<string, number>();
  for (const stems of texts) {
    const length = rarityLength(stems, rarity);
    for (const stem of stems) centre.set(stem, (centre.get(stem) ?? 0) + rarity(stem) / (length * texts.length));
  }
  let squares = 0;
  for (const value of centre.values()) squares += value ** 2;
  const centreLength = Math.sqrt(squares);
  return (stems) => {
    let product = 0;
    for (const stem of stems) product += rarity(stem) * (centre.get(stem) ?? 0);
    return product === 0 ? 0 : product / (rarityLength(stems, rarity) * centreLength);
  };
};
