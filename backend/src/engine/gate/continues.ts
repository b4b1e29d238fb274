import type { PageWords } from './page-words';
import type { Lesson } from './profile';

/**
 * A page goes on with a story if it shares words with the opening of a page on the topic that hardly any other page has: other news of the
 * same place or kind has none or one.
 */
const rules = {
  shared: 3,
  /** Cosine of the words of either that are as rare: long pages in the words of officials share some by chance. */
  likeness: 0.13,
  /** Pages that may have such a word, the two compared among them; or this share of all. */
  pages: 2,
  share: 0.01,
};

/** Whether a page goes on with a story of one on the topic. `seen`: stems of all pages of the run, and of the openings of earlier ones. */
export const continuing = (
  lessons: readonly Lesson[],
  seen: readonly Iterable<string>[],
): ((page: PageWords) => boolean) => {
  const having = new Map<string, number>();
  for (const stems of seen) for (const stem of stems) having.set(stem, (having.get(stem) ?? 0) + 1);
  const most = Math.max(rules.pages, rules.share * seen.length);
  const rareOf = (stems: Iterable<string>): ReadonlySet<string> =>
    new Set([...stems].filter((stem) => (having.get(stem) ?? 0) <= most));
  const told = lessons.flatMap(({ stems, belongs }) => (belongs ? [rareOf(stems)] : []));
  return ({ title, lead }) => {
    const own = rareOf([...title, ...lead]);
    return told.some((rare) => {
      const shared = [...own].filter((stem) => rare.has(stem)).length;
      return shared >= rules.shared && shared >= rules.likeness * Math.sqrt(own.size * rare.size);
    });
  };
};
