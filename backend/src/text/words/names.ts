import { starters } from '../languages/english/abbreviations';
import { monthWords } from '../languages/english/calendar';
import { commonCapitals, stopWords } from '../languages/english/function-words';

const NAME = /\p{Lu}[\p{L}\p{N}]*(?:\.\p{Lu})*/uy;

const CAPITAL_LETTER = /\p{Lu}/u;

const isCapital = (text: string, offset: number): boolean => {
  const code = text.charCodeAt(offset);
  return (
    (code >= 65 && code <= 90) ||
    (code > 127 && CAPITAL_LETTER.test(String.fromCodePoint(text.codePointAt(offset) ?? 0)))
  );
};

const opensSentence = (text: string, offset: number): boolean =>
  offset === 0 ||
  /^[“"‘'(]+$/.test(text.slice(0, offset)) ||
  /[.!?:]["”]? $/.test(text.slice(Math.max(0, offset - 3), offset));

/** Whether a capitalised word at an offset is part of a name. */
const isOfName = (written: string, text: string, offset: number): boolean => {
  const word = written.toLowerCase();
  if (word.length < 2 || stopWords.has(word) || monthWords.has(word) || commonCapitals.has(word)) return false;
  return !opensSentence(text, offset) || (!starters.has(word) && /\p{Lu}.*\p{Lu}/u.test(written));
};

/**
 * Words that are part of a name, in lower case: those capitalised within a sentence. A sentence's first word counts only if
 * it is not an ordinary word. Capitals are searched for in a loop, which takes a quarter of the time of the expression.
 */
export const nameWordsIn = (text: string): ReadonlySet<string> => {
  const names = new Set<string>();
  for (let offset = 0; offset < text.length; offset++) {
    if (!isCapital(text, offset)) continue;
    NAME.lastIndex = offset;
    const written = NAME.exec(text)?.[0] ?? '';
    if (isOfName(written, text, offset)) names.add(written.toLowerCase());
    offset += Math.max(0, written.length - 1);
  }
  return names;
};

export const isCapitalised = (word: string): boolean => isCapital(word, 0);

/** `NATO`, but not `H5N1`: pages also write about a kind without its designation. */
export const isAcronym = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word);

/** Longer words in capitals are as likely to be emphasis as abbreviations. */
export const isShortAcronym = (word: string): boolean => /^\p{Lu}{2,5}$/u.test(word);
