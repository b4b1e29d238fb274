import { languages, otherLanguages } from './all';
import { english } from './english/english';
import type { Language, LanguageWords } from './language';

/** Function words, each with the languages that have it. */
const owners: ReadonlyMap<string, readonly LanguageWords[]> = (() => {
  const found = new Map<string, LanguageWords[]>();
  for (const language of languages)
    for (const word of language.functionWords) found.set(word, [...(found.get(word) ?? []), language]);
  return found;
})();

/** Whether a word is a function word of a known language other than English, and not of English. */
export const isForeignFunctionWord = (lower: string): boolean => {
  const of = owners.get(lower);
  return of !== undefined && !of.includes(english);
};

/**
 * Minimum share of function words. In prose, two words in five are function words, a quarter of them of one language
 * only.
 */
const MIN_FUNCTION_WORD_SHARE = 0.05;
/**
 * Number of words from which the share is reliable: at least 0.19 in a known language, at most 0.14 in an unknown
 * related one.
 */
const MIN_WORDS_OF_LONG_TEXT = 30;
const MIN_FUNCTION_WORD_SHARE_IN_LONG_TEXT = 0.16;

const fewestIn = (words: readonly string[]): number =>
  (words.length < MIN_WORDS_OF_LONG_TEXT ? MIN_FUNCTION_WORD_SHARE : MIN_FUNCTION_WORD_SHARE_IN_LONG_TEXT) *
  words.length;

interface Verdict {
  /** Null if two languages have the same number of function words. */
  readonly best: LanguageWords | null;
  /** Number of its function words; those shared with other languages count less. */
  readonly most: number;
}

const verdictOn = (words: readonly string[]): Verdict => {
  const votes = new Map<LanguageWords, number>();
  for (const word of words) {
    const of = owners.get(word.toLowerCase());
    if (of === undefined) continue;
    // A word that several languages share counts less.
    for (const owner of of) votes.set(owner, (votes.get(owner) ?? 0) + 1 / of.length);
  }
  let best: LanguageWords | null = null;
  let most = 0;
  for (const [owner, count] of votes) {
    if (count < most) continue;
    best = count === most ? null : owner;
    most = count;
  }
  return { best, most };
};

/**
 * Whether English has at least as many of the function words as all other languages together, so that no other can have
 * more.
 */
const isPlainlyEnglish = (words: readonly string[]): boolean => {
  let lead = 0;
  for (const word of words) {
    const of = owners.get(word.toLowerCase());
    if (of === undefined) continue;
    if (!of.includes(english)) lead--;
    else if (of.length === 1) lead++;
  }
  return lead >= 0;
};

/** The language of a text, by its function words; null if it is English, unknown or undecided. */
export const languageOfWords = (words: readonly string[]): Language | null => {
  if (isPlainlyEnglish(words)) return null;
  const { best, most } = verdictOn(words);
  return most < fewestIn(words) ? null : (otherLanguages.find((language) => language === best) ?? null);
};

/** Matches nearly every sentence in another known language, and few English ones. */
const MAY_BE_FOREIGN = new RegExp(String.raw`\b(?:${otherLanguages.map(({ frequent }) => frequent).join('|')})\b`, 'i');

const WORD = /[\p{L}\p{N}]+/gu;

/** The language of a text that is not yet split into words; null as for `languageOfWords`. */
export const languageOf = (text: string): Language | null =>
  MAY_BE_FOREIGN.test(text) ? languageOfWords(text.match(WORD) ?? []) : null;

/** The language of a text, or that of the text next to it if it does not clearly show its own. */
export const languageBeside = (text: string, beside: Language | null): Language | null => {
  const words = (text.match(WORD) ?? []).map((word) => word.toLowerCase());
  const isOf = (language: LanguageWords): number => words.filter((word) => language.functionWords.has(word)).length;
  const own = languageOf(text);
  return beside !== null && isOf(beside) >= isOf(own ?? english) ? beside : own;
};

const LETTER = /\p{L}/gu;
const LATIN_LETTER = /\p{Script=Latin}/gu;
const SAMPLE_CHARACTERS = 1000;
const MIN_LETTERS = 80;

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Minimum number of words of a line of prose; shorter lines are headings and lists. */
const MIN_PROSE_WORDS = 8;
const LETTERS = /[\p{L}\p{M}]+/gu;

const wordsOfProse = (line: string): readonly string[] => {
  const words = line.match(LETTERS) ?? [];
  return words.length < MIN_PROSE_WORDS ? [] : words;
};

const sampleOf = (paragraphs: readonly string[]): string => {
  let sample = '';
  for (const paragraph of paragraphs) {
    if (sample.length >= SAMPLE_CHARACTERS) break;
    sample += `${paragraph}\n`;
  }
  return sample.slice(0, SAMPLE_CHARACTERS);
};

/** Whether a text is certainly in an unknown language: in another script, or with too few known function words. */
export const isInOtherLanguage = (paragraphs: readonly string[]): boolean => {
  const sample = sampleOf(paragraphs);
  const letters = countMatches(sample, LETTER);
  if (letters < MIN_LETTERS) return false;
  if (2 * countMatches(sample, LATIN_LETTER) < letters) return true;
  const words = sample.split('\n').flatMap(wordsOfProse);
  return words.length >= MIN_WORDS_OF_LONG_TEXT && verdictOn(words).most < fewestIn(words);
};
