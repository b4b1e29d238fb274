import { withCapital } from '#kernel/with-capital';
import { phrasesOf } from './noun-phrases';

/** Requirements for a heading. */
const HEADING_RULES = {
  least: 3,
  /** Maximum share of the lines. A phrase that nearly every line has is the topic itself. */
  most: 0.67,
};

/** A line and its page's title without prefixes and site name. */
export interface Titled {
  readonly title: string;
  readonly text: string;
}

interface Shared {
  readonly text: string;
  readonly members: readonly number[];
  readonly words: number;
}

const sharedPhrases = (lines: readonly Titled[], topic: ReadonlySet<string>): readonly Shared[] => {
  const byKey = new Map<string, { text: string; members: number[] }>();
  lines.forEach(({ title, text: line }, index) => {
    for (const { text, key } of phrasesOf(title, line)) {
      if (key.split(' ').every((stem) => topic.has(stem))) continue;
      const shared = byKey.get(key);
      if (shared === undefined) byKey.set(key, { text, members: [index] });
      else shared.members.push(index);
    }
  });
  return [...byKey.entries()]
    .map(([key, { text, members }]) => ({ text, members, words: key.split(' ').length }))
    .filter(
      ({ members }) => members.length >= HEADING_RULES.least && members.length <= HEADING_RULES.most * lines.length,
    );
};

/**
 * A heading or null for each line: phrases of the titles that at least three lines share, longest first, then most shared.
 * Each line is in one group. Words of the topic make no heading.
 */
export const groupsOf = (lines: readonly Titled[], topic: ReadonlySet<string>): readonly (string | null)[] => {
  const groups: (string | null)[] = lines.map(() => null);
  const shared = [...sharedPhrases(lines, topic)].sort(
    (a, b) => b.words - a.words || b.members.length - a.members.length,
  );
  for (const { text, members } of shared) {
    const free = members.filter((index) => groups[index] === null);
    if (free.length < HEADING_RULES.least) continue;
    for (const index of free) groups[index] = withCapital(text);
  }
  return groups;
};
