import { months, starters } from '../sentences/abbreviations';
import { stopWords } from './stop-words';

const NAME = /\p{Lu}[\p{L}\p{N}]*(?:\.\p{Lu})*/gu;
const COMMON = new Set(
  'today yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday president order executive section sec'.split(
    ' ',
  ),
);

const opensSentence = (text: string, offset: number): boolean =>
  offset === 0 ||
  /^[“"‘'(]+$/.test(text.slice(0, offset)) ||
  /[.!?:]["”]? $/.test(text.slice(Math.max(0, offset - 3), offset));

/**
 * Words that are part of a name, in lower case: those capitalised within a sentence. A sentence's first word counts only if
 * it is not an ordinary word.
 */
export const namesIn = (text: string): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const match of text.matchAll(NAME)) {
    const word = match[0].toLowerCase();
    if (word.length < 2 || stopWords.has(word) || months.has(word) || COMMON.has(word)) continue;
    if (opensSentence(text, match.index) && (starters.has(word) || !/\p{Lu}.*\p{Lu}/u.test(match[0]))) continue;
    names.add(word);
  }
  return names;
};
