import { oppositeWords } from '#text/languages/english/opposite-words';
import {
  asStrong,
  beforeAddition,
  directions,
  everything,
  quotedTitle,
  strong,
  telling,
} from '#text/languages/english/sentence-words';
import { hedgeWordsOf } from '#text/languages/hedges';
import { corresponds, type Reading } from './reading';
import type { Token } from '#text/words/fact-tokens';

/** `all schools`, `the first`, `record` where no text of the source says so. */
export const isStronger = (piece: Reading, texts: readonly Reading[]): boolean => {
  const given = new Set(texts.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  return [...piece.text.toLowerCase().matchAll(strong)].some(([word]) => {
    const same = everything.has(word) ? everything : (asStrong.get(word) ?? new Set());
    return !given.has(word) && ![...same].some((other) => given.has(other));
  });
};

/** `…, the largest deal of the year`, `… to cut the emissions of its fleet`: an end of which the source has no word. */
export const addsEnd = ({ text, tokens }: Reading, isKnown: (token: Token) => boolean): boolean =>
  [...text.matchAll(beforeAddition)].some(({ index, 0: { length } }) => {
    const end = tokens.filter(({ offset }) => offset >= index + length);
    return end.length > 1 && !end.some(isKnown) && !telling.test(text.slice(index));
  });

const wordsOf = ({ tokens }: Reading): readonly string[] =>
  tokens.flatMap(({ kind, keys }) => (kind === 'word' ? keys : []));

const hasAny = (words: readonly string[], some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));

/** `upheld` for `overturned`, where neither text has the other word, too. */
export const turnsRound = (piece: Reading, quote: Reading): boolean => {
  const [said, given] = [wordsOf(piece), wordsOf(quote)];
  // `up` and `down` say too many things to contradict a word, but not to be one’s other word.
  const has = ({ text }: Reading, words: readonly string[], some: ReadonlySet<string>): boolean =>
    hasAny([...words, ...(text.match(directions) ?? [])], some);
  return oppositeWords.some(([up, down]) =>
    [[up, down] as const, [down, up] as const].some(
      ([one, other]) =>
        hasAny(said, one) && hasAny(given, other) && !has(piece, said, other) && !has(quote, given, one),
    ),
  );
};

/** The same in other languages: `diez céntimos menos` for `diez céntimos más`. */
export const turnsDirection = (piece: Reading, quote: Reading): boolean => {
  const { directions: both } = hedgeWordsOf(piece.language);
  if (both === undefined || piece.language !== quote.language) return false;
  const [said, given] = [piece, quote].map(({ text }) => both.map((words) => words.test(text)));
  return said?.[0] === given?.[1] && said?.[1] === given?.[0] && said?.[0] !== said?.[1];
};

const SPEECH = /[“"]([^“”"]{3,})[”"]/gu;
const FEW_WORDS = 5;
const SHARE_OF_SPEECH = 0.6;

/** Whether a sentence says as a fact what its quote only has in quotation marks. */
export const leavesOutSpeaker = (piece: Reading, quote: Reading): boolean => {
  if (/[“”"]/.test(piece.text) || telling.test(piece.text)) return false;
  return [...quote.text.matchAll(SPEECH)].some(({ index, 0: { length }, 1: words = '' }) => {
    if (quotedTitle.test(words)) return false;
    const spoken = quote.tokens.filter(({ offset, end }) => offset > index && end < index + length);
    const told = spoken.filter((given) => piece.tokens.some((token) => corresponds(token, given, quote))).length;
    const share = spoken.length < FEW_WORDS ? 1 : SHARE_OF_SPEECH;
    return told > 0 && told >= share * Math.min(spoken.length, piece.tokens.length);
  });
};
