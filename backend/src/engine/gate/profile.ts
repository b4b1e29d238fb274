import { stemSet } from '#text/words/stems';
import type { Opening } from '../known-page';
import { mentionKey } from '../mentions/coverage';
import { unpackStems } from './learned-openings';
import type { PageWords } from './numbered-words';

/** A tracker's learned knowledge of its topic. */
export interface Profile {
  /** The number of pages that it learned from. */
  readonly size: number;
  /**
   * The number of pages with each stem, less those that did not belong; without stems that at least as many such pages
   * have.
   */
  readonly counts: ReadonlyMap<string, number>;
}

/** Words that came with a page. */
export interface PageLesson {
  readonly stems: Iterable<string>;
  /** False if its reader said that it is not on the topic. */
  readonly belongs: boolean;
}

export const profileOf = (lessons: readonly PageLesson[]): Profile => {
  const counts = new Map<string, number>();
  for (const { stems, belongs } of lessons)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + (belongs ? 1 : -1));
  return {
    size: lessons.filter(({ belongs }) => belongs).length,
    counts: new Map([...counts].filter(([, count]) => count > 0)),
  };
};

/** The parts of a claim that a lesson is drawn from. */
interface Judged {
  readonly verdict?: string;
  readonly evidence: readonly { readonly url: string; readonly title: string; readonly quote: string }[];
}

/**
 * The lessons of pages and their reader. A page of a claim that its reader marked off topic counts against its words,
 * even if the page has been forgotten; a phrase that belongs to the topic counts like a page.
 */
export const lessonsFrom = (
  openings: readonly Opening[],
  claims: readonly Judged[],
  phrases: readonly string[],
): readonly PageLesson[] => {
  const refused = claims.filter(({ verdict }) => verdict === 'off_topic').flatMap(({ evidence }) => evidence);
  const keys = new Set(refused.map(({ url }) => mentionKey(url)));
  return [
    ...openings
      .filter(({ isOnTopic, key }) => isOnTopic && !keys.has(key))
      .map(({ stems }) => ({ stems: unpackStems(stems), belongs: true })),
    ...refused.map(({ title, quote }) => ({ stems: stemSet(`${title} ${quote}`), belongs: false })),
    ...phrases.map((phrase) => ({ stems: stemSet(phrase), belongs: true })),
  ];
};

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
