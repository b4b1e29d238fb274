import { contentStem } from '#text/words/stems';
import type { PassageIndex } from './passage-index';

/** A word of capitals: `OPM`. */
const SHORT = /(?<![\p{L}\p{N}])\p{Lu}{2,8}(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** Words within a name that an abbreviation leaves out: `of`, `the`, `and`. */
const LONGEST_LINK = 3;

const isLink = (word: string): boolean => word.length <= LONGEST_LINK && word === word.toLowerCase();
const isCapital = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word);

/** The name that begins at a word and has the initials; null if other words come between, or the name continues. */
const nameFrom = (words: readonly RegExpExecArray[], from: number, letters: string, text: string): string | null => {
  let found = 0;
  for (let at = from; at < words.length; at++) {
    const [word = ''] = words[at] ?? [];
    if (isLink(word) && found > 0) continue;
    if (word.charAt(0) !== letters[found]) return null;
    found += 1;
    if (found < letters.length) continue;
    const end = (words[at]?.index ?? 0) + word.length;
    return isCapital(words[at + 1]?.[0]) && text[end] === ' ' ? null : text.slice(words[from]?.index, end);
  }
  return null;
};

/** The name in the material that an abbreviation stands for; null if there is none, or more than one candidate. */
const nameOf = (short: string, { passages }: PassageIndex<unknown>): string | null => {
  const names = new Set<string>();
  for (const { passage } of passages) {
    const words = [...passage.text.matchAll(WORD)];
    for (const [at, { 0: word }] of words.entries()) {
      if (word.charAt(0) !== short.charAt(0) || word === short) continue;
      const name = nameFrom(words, at, short, passage.text);
      if (name !== null) names.add(name);
    }
  }
  const [only] = names;
  return names.size === 1 ? (only ?? null) : null;
};

/**
 * The question with abbreviations that the material has only as names: `What must OPM do?` asks about the `Office of
 * Personnel Management`.
 */
export const withNamesSpelledOut = (question: string, index: PassageIndex<unknown>): string =>
  question === question.toUpperCase()
    ? question
    : question.replace(SHORT, (short) => {
        const isKnown =
          index.abbreviations.some((each) => each.short === short) ||
          index.frequencies.has(contentStem(short, index.language));
        return isKnown ? short : (nameOf(short, index) ?? short);
      });
