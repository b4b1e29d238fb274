import { stemSet } from '#text/words/stems';
import { mentionKey } from '../mentions/coverage';
import { unpackStems } from './openings';
import type { Opening } from '../known-page';

/** A tracker's learned knowledge of its topic. */
export interface Profile {
  /** The number of pages that it learned from. */
  readonly size: number;
  /** The number of pages with each stem, less those that did not belong; without stems that at least as many such pages have. */
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
