import { monthName } from '../../../pipeline/languages/english/calendar';
import { spelledNumbers } from '../../../pipeline/languages/english/numbers';
import { tellsEvent } from '../../../pipeline/ranking/events';
import { otherFunctionWords } from '../../../pipeline/languages/other-function-words';
import { tokens } from '../../../pipeline/words/stems';
import type { SenseToken } from '../words/sense-tokens';

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
  const isSpoken = ({ offset }: SenseToken): boolean => spans.some(([from, to]) => offset > from && offset < to);
  // `The minister said that …`
  const namesSpeaker = [...taken].some((index) => {
    const token = quote[index];
    return token?.kind === 'name' && !isSpoken(token);
  });
  if (namesSpeaker && /\b(?:said|says) (?:[^,]+ )?that\b/.test(written)) return false;
  return [...taken].some((index) => {
    const token = quote[index];
    return token?.kind === 'word' && isSpoken(token);
  });
};

const NEUTRAL = /\b(?:said|says|told|tells|according to)\b/i;
const JUDGING =
  /\b(?:argue[sd]?|call(?:s|ed) (?!for|on|off)|describe[sd]?(?! (?:above|below|in)\b)|warn(?:s|ed)?|insist(?:s|ed)?|think(?:s)?|thought|complain(?:s|ed)?|prais(?:es|ed)|critici[sz](?:es|ed)|maintain(?:s|ed) that|note to)\b/i;
/** A pledge, which is only known from whoever reports it. */
const PLEDGES =
  /\b(?:commit(?:s|ted)?|(?:express|pledg|promis|vow)(?:es|ed|s)?)\b (?:\p{Ll}+ ){0,3}(?:to|commitment|interest|support|willingness|readiness|concerns?|doubts?)\b/u;
/** With a figure or a month it is a fact that can be checked. */
const DATED = new RegExp(String.raw`\d|\b(?:${spelledNumbers.join('|')}|${monthName})\b`);
const SPEECH =
  /^(?:remarks|speech|address|opinion|transcript|interview|letter|op-ed|editorial|commentary)\b|^.{0,40}\b(?:opinion|editorial):/i;

const isAttributed = (text: string): boolean => NEUTRAL.test(text) || JUDGING.test(text);

/** What somebody says is not a fact; that something happened may be told without who said so. */
export const dropsSpeaker = (written: string, quote: string, title: string): boolean => {
  if (isAttributed(written)) return false;
  if (JUDGING.test(quote)) return true;
  if (PLEDGES.test(written) && NEUTRAL.test(quote)) return true;
  const [happened, isDated] = [tellsEvent(tokens(written)), DATED.test(written)];
  return SPEECH.test(title) ? !(happened && isDated) : isAttributed(quote) && !happened && !isDated;
};

/** Whether a sentence has function words of another language than the quote’s. */
export const speaksOtherwise = (written: string, quote: string): boolean => {
  const known = new Set(tokens(quote).map((word) => word.toLowerCase()));
  return tokens(written.replace(/[’']s\b/g, '')).some((word) => {
    const lower = word.toLowerCase();
    return otherFunctionWords.has(lower) && !known.has(lower);
  });
};
