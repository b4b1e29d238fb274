import { commonCapitals } from '../languages/english/function-words';
import { starters } from '../languages/english/abbreviations';
import { monthWords } from '../languages/english/calendar';
import { stopWords } from '../languages/english/function-words';

const NAME = /\p{Lu}[\p{L}\p{N}]*(?:\.\p{Lu})*/uy;

const CAPITAL = /\p{Lu}/u;

const isCapital = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return (code >= 65 && code <= 90) || (code > 127 && CAPITAL.test(String.fromCodePoint(text.codePointAt(at) ?? 0)));
};

const opensSentence = (text: string, offset: number): boolean =>
  offset === 0 ||
  /^[“"‘'(]+$/.test(text.slice(0, offset)) ||
  /[.!?:]["”]? $/.test(text.slice(Math.max(0, offset - 3), offset));

/** Matches of `NAME`. Capitals are searched for in a loop, which takes a quarter of the time of the expression. */
const capitalisedIn = (text: string) => {
  const found: { readonly written: string; readonly at: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!isCapital(text, at)) continue;
    NAME.lastIndex = at;
    const written = NAME.exec(text)?.[0] ?? '';
    found.push({ written, at });
    at += Math.max(0, written.length - 1);
  }
  return found;
};

/**
 * Words that are part of a name, in lower case: those capitalised within a sentence. A sentence's first word counts only if
 * it is not an ordinary word.
 */
export const namesIn = (text: string): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { written, at } of capitalisedIn(text)) {
    const word = written.toLowerCase();
    if (word.length < 2 || stopWords.has(word) || monthWords.has(word) || commonCapitals.has(word)) continue;
    if (opensSentence(text, at) && (starters.has(word) || !/\p{Lu}.*\p{Lu}/u.test(written))) continue;
    names.add(word);
  }
  return names;
};
