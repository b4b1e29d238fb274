import stemOf from 'wink-porter2-stemmer';
import { memoize, memoizeBounded } from '#kernel/memoize';
import { isForeignFunctionWord, languageOfWords } from '../languages/detection';
import { stopWords } from '../languages/english/function-words';
import type { Language } from '../languages/language';
import { otherFunctionWords } from '../languages/other-function-words';

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
const WORD_TOKEN = new RegExp(`${WORD_CHARACTER.source}+`, 'gu');
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Maximum number of words to cache: a hostile page may have any number of made-up words. */
const MOST_WORDS = 50_000;

export const stem = memoizeBounded((word: string): string => {
  const lower = word.toLowerCase();
  return lower.length > 40 ? lower : stemOf(lower);
}, MOST_WORDS);

/** Scripts without spaces between words. */
const WITHOUT_GAPS = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const segmented = (text: string): readonly string[] => {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) if (isWordLike === true) words.push(segment);
  return words;
};

/** Text that cannot be read one code unit at a time. */
const NOT_BY_CODE_UNIT = new RegExp(`${WITHOUT_GAPS.source}|[\\ud800-\\udfff]`);

const isAsciiOfWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/**
 * Matches of `WORD_TOKEN`. A loop, since every sentence of every page is split: the expression takes three times as
 * long.
 */
const tokensByCodeUnit = (text: string): readonly string[] => {
  const words: string[] = [];
  let from = -1;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isAsciiOfWord(code) || (code > 127 && WORD_CHARACTER.test(text.charAt(index)))) {
      if (from === -1) from = index;
    } else if (from !== -1) {
      words.push(text.slice(from, index));
      from = -1;
    }
  }
  if (from !== -1) words.push(text.slice(from));
  return words;
};

/** Words, split at hyphens and apostrophes too. */
export const tokens = (text: string): readonly string[] => {
  if (!NOT_BY_CODE_UNIT.test(text)) return tokensByCodeUnit(text);
  return WITHOUT_GAPS.test(text) ? segmented(text) : (text.match(WORD_TOKEN) ?? []);
};

export const isNumber = (token: string): boolean => token.charCodeAt(0) <= 57 && token.charCodeAt(0) >= 48;

/** Whether a token carries meaning: no single letters, numbers (figures are compared separately) or stop words. */
export const isContentWord = (token: string): boolean =>
  token.length > 1 &&
  !isNumber(token) &&
  !stopWords.has(token.toLowerCase()) &&
  !otherFunctionWords.has(token.toLowerCase());

interface Prepared {
  /** The stem of a content word; empty for any other. */
  readonly stem: string;
  readonly foreign: boolean;
}

const prepared = memoizeBounded(
  (word: string): Prepared => ({
    stem: isContentWord(word) ? stem(word) : '',
    foreign: isForeignFunctionWord(word.toLowerCase()),
  }),
  MOST_WORDS,
);

const ACUTE_GRAVE_OR_CIRCUMFLEX = /^(\p{L})[\u0300-\u0302]/u;

/** Capitals are often written without accents (`Egypte`), so the first letter is compared without one. */
const withPlainInitial = (lower: string): string =>
  lower.charCodeAt(0) < 128 ? lower : lower.normalize('NFD').replace(ACUTE_GRAVE_OR_CIRCUMFLEX, '$1').normalize('NFC');

const stemmerOf = memoize((language: Language) =>
  memoizeBounded((word: string): string => {
    const lower = word.toLowerCase();
    if (lower.length < 2 || isNumber(lower) || language.functionWords.has(lower)) return '';
    const plain = withPlainInitial(lower);
    return plain.length > 40 ? plain : language.stem(plain);
  }, MOST_WORDS),
);

/** The stem of a word of a language, null for English; empty for a function word of another language. */
export const stemIn = (word: string, language: Language | null): string =>
  language === null ? stem(word) : stemmerOf(language)(word);

/** The stem of a content word of a language, null for English; empty for any other word. */
export const contentStem = (word: string, language: Language | null): string =>
  language === null ? prepared(word).stem : stemmerOf(language)(word);

const foreignStems = (words: readonly string[], language: Language): readonly string[] =>
  words.map(stemmerOf(language)).filter((found) => found !== '');

/**
 * Stems of the content words, in order, with repeats. `language`: null for English; detected from the words if absent.
 */
export const stemsOf = (words: readonly string[], language?: Language | null): readonly string[] => {
  if (language !== undefined && language !== null) return foreignStems(words, language);
  const stems: string[] = [];
  let foreign = false;
  for (const word of words) {
    const found = prepared(word);
    if (found.stem !== '') stems.push(found.stem);
    else if (found.foreign) foreign = true;
  }
  const own = foreign && language === undefined ? languageOfWords(words) : null;
  return own === null ? stems : foreignStems(words, own);
};

export const contentStems = (text: string, language?: Language | null): readonly string[] =>
  stemsOf(tokens(text), language);

export const stemSet = (text: string, language?: Language | null): ReadonlySet<string> =>
  new Set(contentStems(text, language));

/** Words between spaces that have a letter or a digit. */
const wordsBetweenSpaces = (text: string): number => {
  let words = 0;
  let counted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 32) counted = false;
    else if (
      !counted &&
      (isAsciiOfWord(code) || (code > 127 && LETTER_OR_DIGIT.test(String.fromCodePoint(text.codePointAt(index) ?? 0))))
    ) {
      words++;
      counted = true;
    }
  }
  return words;
};

/** The number of words as a reader would count them. */
export const wordCount = (text: string): number =>
  WITHOUT_GAPS.test(text) ? segmented(text).length : wordsBetweenSpaces(text);
