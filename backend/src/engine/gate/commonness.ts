import type { PageWords } from './page-words';

/** The frequency of words in what a tracker's sources publish. */
export interface Commonness {
  /** How rare a stem is: 0 for one that most pages have, about 4 for one that no page has. */
  readonly rarity: (stem: string) => number;
  /** Rarity as shown by other pages: close to 0 for a tracker that has read hardly any. */
  readonly prominentRarity: (stem: string) => number;
  /** Whether a stem is written as a name on most pages that have it. */
  readonly isName: (stem: string) => boolean;
}

/** Number of pages assumed in advance, so that a run of one page says nothing about how common words are. */
const PAGES_BEFORE = 20;
/** Rarity from which a word is informative: fewer than a third of the pages have it. */
const MIN_INFORMATIVE_RARITY = 1;
/** Minimum weight of a word, so that a site with a single topic still has informative words. */
const LEAST = 0.1;

/** Measures how common words are. `leftOut`: stems of the openings of earlier pages on other topics. */
export const commonnessOf = (pages: readonly PageWords[], leftOut: readonly ReadonlySet<string>[]): Commonness => {
  const having = new Map<string, number>();
  const byName = new Map<string, number>();
  const count = (counts: Map<string, number>, stem: string): void => {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  };
  for (const { title, counts, names } of pages) {
    for (const stem of counts.keys()) count(having, stem);
    for (const stem of title) if (!counts.has(stem)) count(having, stem);
    for (const stem of names) count(byName, stem);
  }
  const onPages = new Map(having);
  for (const stems of leftOut) for (const stem of stems) count(having, stem);
  const size = pages.length + leftOut.length;
  const rarityAmong = (all: number, stem: string): number =>
    Math.max(LEAST, Math.log((all + 1) / ((having.get(stem) ?? 0) + 0.5)) - MIN_INFORMATIVE_RARITY);
  return {
    rarity: (stem) => rarityAmong(PAGES_BEFORE + size, stem),
    prominentRarity: (stem) => rarityAmong(size, stem),
    isName: (stem) => 2 * (byName.get(stem) ?? 0) > (onPages.get(stem) ?? 0),
  };
};
