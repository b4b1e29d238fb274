import { phrasesOf } from './noun-phrases';

/** What is needed for a heading. */
const rules = {
  least: 3,
  /** A phrase of nearly every line is the topic itself, and heads nothing. */
  most: 0.67,
};

interface Shared {
  readonly text: string;
  readonly members: readonly number[];
  readonly words: number;
}

const sharedPhrases = (titles: readonly string[]): readonly Shared[] => {
  const byKey = new Map<string, { text: string; members: number[] }>();
  titles.forEach((title, index) => {
    for (const { text, key } of phrasesOf(title)) {
      const shared = byKey.get(key);
      if (shared === undefined) byKey.set(key, { text, members: [index] });
      else shared.members.push(index);
    }
  });
  return [...byKey.entries()]
    .map(([key, { text, members }]) => ({ text, members, words: key.split(' ').length }))
    .filter(({ members }) => members.length >= rules.least && members.length <= rules.most * titles.length);
};

const headingOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A heading for each line, or null: phrases of the titles that at least three lines share, the longest phrase first, then the
 * one that most share. Each line stands under one.
 */
export const groupsOf = (titles: readonly string[]): readonly (string | null)[] => {
  const groups: (string | null)[] = titles.map(() => null);
  const shared = [...sharedPhrases(titles)].sort((a, b) => b.words - a.words || b.members.length - a.members.length);
  for (const { text, members } of shared) {
    const free = members.filter((index) => groups[index] === null);
    if (free.length < rules.least) continue;
    for (const index of free) groups[index] = headingOf(text);
  }
  return groups;
};
