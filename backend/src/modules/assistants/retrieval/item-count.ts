import type { Language } from '#text/languages/language';
import { contentStem } from '#text/words/stems';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import type { Passage } from './passage';

/** A number of things that a question asks for: `the six objectives`. */
export interface ItemCount {
  readonly count: number;
  /** Stems of the word for them, and of near synonyms. */
  readonly things: ReadonlySet<string>;
}

/** More things are seldom listed. */
const MAX_THINGS = 20;
/** Words allowed between a number and what it counts: `six national policy objectives`. */
const WORDS_BETWEEN = 3;

const WORD = /\d[\d.,]*\d|\d|\p{L}+/gu;

const wordsFor = byLanguage((code) => {
  const { numbers, spans } = lexicons[code].counting;
  const counts = new Map(numbers.split(' ').map((word, index) => [word, index + 2]));
  return { counts, span: new RegExp(`^(?:${spans})$`, 'iu') };
});

const countOf = (word: string, language: Language | null): number | null => {
  const count = wordsFor(language).counts.get(word.toLowerCase()) ?? (/^\d{1,2}$/.test(word) ? Number(word) : null);
  return count !== null && count >= 2 && count <= MAX_THINGS ? count : null;
};

/**
 * The number of things that a question asks for, from the last group of words with one; `named`: the stems of a thing,
 * if it names it.
 */
export const itemCountIn = (
  text: string,
  language: Language | null,
  named: (word: string) => readonly string[],
): ItemCount | null => {
  const found = [...text.matchAll(WORD)];
  const words = found.map(([word]) => word);
  for (const [position, { 0: word, index }] of found.entries()) {
    // `The 15% rate` is one thing.
    const count = text[index + word.length] === '%' ? null : countOf(word, language);
    if (count === null || wordsFor(language).span.test(words[position + 1] ?? '')) continue;
    let things: readonly string[] = [];
    for (const next of words.slice(position + 1, position + 2 + WORDS_BETWEEN)) {
      const stems = named(next);
      if (stems.length === 0) break;
      things = stems;
    }
    if (things.length > 0) return { count, things: new Set(things) };
  }
  return null;
};

const SEPARATORS = /[,;]\s|\s(?:and|und|et|y|e|en)\s/gu;

/** Whether a passage counts or lists that many things; false for passages that declare what they give. */
export const givesSeveral = (
  { lead, text, gives }: Passage<unknown>,
  { count, things }: ItemCount,
  language: Language | null,
): boolean => {
  if (gives !== undefined) return true;
  const says = (part: string): boolean =>
    [...part.matchAll(WORD)].some(([word]) => things.has(contentStem(word, language)));
  if (lead !== null && says(lead)) return true;
  if (!says(text)) return false;
  if ([...text.matchAll(WORD)].some(([word]) => countOf(word, language) === count)) return true;
  return [...text.matchAll(SEPARATORS)].length >= count - 1;
};
