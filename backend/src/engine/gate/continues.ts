import type { PageWords } from './page-words';
import type { PageLesson } from './profile';

/**
 * A page continues a story if it shares rare words with the opening of a page on the topic. Other news of the same
 * place or kind shares none or one of the words that hardly any other page has.
 */
const CONTINUATION_RULES = {
  shared: 3,
  /** Minimum cosine of equally rare words. Long official texts share some by chance. */
  likeness: 0.13,
  /** Maximum number of pages with such a word, including the two compared; or this share of all. */
  pages: 2,
  share: 0.01,
};

/**
 * Whether a page continues the story of a page on the topic. `seen`: stems of all pages of the run, and of the openings
 * of earlier ones.
 */
export const continuing = (
  lessons: readonly PageLesson[],
  seen: readonly Iterable<string>[],
): ((page: PageWords) => boolean) => {
  const having = new Map<string, number>();
  for (const stems of seen) for (const stem of stems) having.set(stem, (having.get(stem) ?? 0) + 1);
  const most = Math.max(CONTINUATION_RULES.pages, CONTINUATION_RULES.share * seen.length);
  const rareOf = (stems: Iterable<string>): ReadonlySet<string> =>
    new Set([...stems].filter((stem) => (having.get(stem) ?? 0) <= most));
  const belonging = lessons.flatMap(({ stems, belongs }) => (belongs ? [rareOf(stems)] : []));
  return ({ title, lead }) => {
    const own = rareOf([...title, ...lead]);
    return belonging.some((rare) => {
      const shared = [...own].filter((stem) => rare.has(stem)).length;
      return (
        shared >= CONTINUATION_RULES.shared && shared >= CONTINUATION_RULES.likeness * Math.sqrt(own.size * rare.size)
      );
    });
  };
};
