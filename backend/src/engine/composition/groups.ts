import { capitalise } from '#kernel/capitalise';
import { scopeWords } from '#text/languages/english/description';
import { eventVerbs } from '#text/languages/english/event-words';
import { stopWords } from '#text/languages/english/function-words';
import { pageKinds } from '#text/languages/english/titles';
import { nameWordsIn } from '#text/words/names';
import { stem, tokens } from '#text/words/stems';

/** A phrase that lines may share: as written, and as stems. */
interface Phrase {
  readonly text: string;
  readonly key: string;
}

const MAX_PHRASE_WORDS = 3;

const carries = (word: string): boolean =>
  word.length > 1 &&
  !/^\d/.test(word) &&
  !stopWords.has(word.toLowerCase()) &&
  !pageKinds.has(word.toLowerCase()) &&
  !eventVerbs.has(word.toLowerCase());

/**
 * Candidate headings: up to three adjacent content words of the title. A single word must be a name in the line itself,
 * since titles may capitalise every word.
 */
const phrasesOf = (title: string, line: string): readonly Phrase[] => {
  const phrases = new Map<string, Phrase>();
  const names = nameWordsIn(line);
  for (const piece of title.split(/[,;:()“”"/]|\s[–—-]\s/)) {
    const words = tokens(piece);
    for (let from = 0; from < words.length; from++) {
      for (let length = 1; length <= MAX_PHRASE_WORDS && from + length <= words.length; length++) {
        const run = words.slice(from, from + length);
        if (!run.every(carries)) break;
        if (run.every((word) => scopeWords.has(word.toLowerCase()))) continue;
        if (length === 1 && !run.every((word) => names.has(word.toLowerCase()))) continue;
        const key = run.map(stem).join(' ');
        if (!phrases.has(key)) phrases.set(key, { text: run.join(' '), key });
      }
    }
  }
  return [...phrases.values()];
};

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
 * A heading or null for each line: phrases of the titles that at least three lines share, longest first, then most
 * shared. Each line is in one group. Words of the topic make no heading.
 */
export const groupsOf = (lines: readonly Titled[], topic: ReadonlySet<string>): readonly (string | null)[] => {
  const groups: (string | null)[] = lines.map(() => null);
  const shared = [...sharedPhrases(lines, topic)].sort(
    (a, b) => b.words - a.words || b.members.length - a.members.length,
  );
  for (const { text, members } of shared) {
    const free = members.filter((index) => groups[index] === null);
    if (free.length < HEADING_RULES.least) continue;
    for (const index of free) groups[index] = capitalise(text);
  }
  return groups;
};
