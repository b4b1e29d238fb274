import { tellsEvent } from '../../pipeline/ranking/events';
import { otherFunctionWords } from '../../pipeline/words/stop-words';
import { tokens } from '../../pipeline/words/stems';
import type { SenseToken } from './sense-tokens';

const spoken = (text: string): readonly string[] =>
  [...text.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, words = '']) => words);

const plain = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[.,]+$/, '')
    .toLowerCase();

/** Whether a sentence puts words between quotation marks that the quote does not have. */
export const misquotes = (written: string, quote: string): boolean =>
  spoken(written).some((words) => !plain(quote).includes(plain(words)));

/** Whether ordinary words are taken from between quotation marks, without them; capitalised ones are a title or a name. */
export const takesSpokenWords = (
  written: string,
  text: string,
  quote: readonly SenseToken[],
  taken: ReadonlySet<number>,
): boolean => {
  if (/[“"]/.test(written)) return false;
  const spans = [...text.matchAll(/[“"][^”"]*[”"]?/g)].map(
    ({ index, 0: words }) => [index, index + words.length] as const,
  );
  return [...taken].some((index) => {
    const token = quote[index];
    return token?.kind === 'word' && spans.some(([from, to]) => token.offset > from && token.offset < to);
  });
};

const NEUTRAL = /\b(?:said|says|told|tells|according to)\b/i;
const JUDGING =
  /\b(?:argue[sd]?|call(?:s|ed) (?!for|on|off)|describe[sd]?|warn(?:s|ed)?|insist(?:s|ed)?|think(?:s)?|thought|complain(?:s|ed)?|prais(?:es|ed)|critici[sz](?:es|ed)|maintain(?:s|ed) that|note to)\b/i;
const SPEECH =
  /^(?:remarks|speech|address|opinion|transcript|interview|letter|op-ed|editorial|commentary)\b|^.{0,40}\b(?:opinion|editorial):/i;

const isAttributed = (text: string): boolean => NEUTRAL.test(text) || JUDGING.test(text);

/** What somebody says is not a fact; that something happened may be told without who said so. */
export const dropsSpeaker = (written: string, quote: string, title: string): boolean => {
  if (isAttributed(written)) return false;
  if (SPEECH.test(title) || JUDGING.test(quote)) return true;
  return isAttributed(quote) && !tellsEvent(tokens(written)) && !/\d/.test(written);
};

/** Whether a sentence has function words of another language than the quote’s. */
export const speaksOtherwise = (written: string, quote: string): boolean => {
  const known = new Set(tokens(quote).map((word) => word.toLowerCase()));
  return tokens(written).some((word) => {
    const lower = word.toLowerCase();
    return otherFunctionWords.has(lower) && !known.has(lower);
  });
};
