import { oppositeWords } from '#text/languages/english/opposite-words';
import {
  asStrong,
  beforeAddition,
  directions,
  everything,
  anyRate,
  quotedTitle,
  ratePeriods,
  rates,
  strong,
  sayingVerbs,
} from '#text/languages/english/sentence-words';
import { hedgeWordsOf } from '#text/languages/hedges';
import type { FactToken } from '#text/words/fact-tokens';
import { corresponds, type ParsedText } from './reading';

/**
 * Whether a sentence is stronger than its source: it has `all schools`, `the first` or `record` and no text of the
 * source does.
 */
export const isStronger = (piece: ParsedText, texts: readonly ParsedText[]): boolean => {
  const given = new Set(texts.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  return [...piece.text.toLowerCase().matchAll(strong)].some(([word]) => {
    const same = everything.has(word) ? everything : (asStrong.get(word) ?? new Set());
    return !given.has(word) && ![...same].some((other) => given.has(other));
  });
};

/**
 * Whether a sentence ends in something that its source does not mention: `…, the largest deal of the year`, `… to cut
 * the emissions of its fleet`.
 */
export const addsEnd = ({ text, tokens }: ParsedText, isKnown: (token: FactToken) => boolean): boolean =>
  [...text.matchAll(beforeAddition)].some(({ index, 0: { length } }) => {
    const end = tokens.filter(({ offset }) => offset >= index + length);
    return end.length > 1 && !end.some(isKnown) && !sayingVerbs.test(text.slice(index));
  });

/** Whether a sentence gives an amount for a period that its source does not mention: `$26 million a year`. */
export const addsRate = ({ text }: ParsedText, texts: readonly ParsedText[]): boolean =>
  [...text.matchAll(rates)].some(([, noun = '', adverb = '']) => {
    const period = ratePeriods.find(({ named }) => named.test(noun + adverb));
    return !texts.some((given) => (period?.asRate ?? anyRate).test(given.text));
  });

const contentWordsOf = ({ tokens }: ParsedText): readonly string[] =>
  tokens.flatMap(({ kind, keys }) => (kind === 'word' ? keys : []));

const hasAny = (words: readonly string[], some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));

/**
 * Whether a sentence has the opposite of a quote's word, `upheld` for `overturned`, and neither text also has the other
 * word.
 */
export const usesAntonym = (piece: ParsedText, quote: ParsedText): boolean => {
  const [sentenceWords, given] = [contentWordsOf(piece), contentWordsOf(quote)];
  // `up` and `down` have too many meanings to contradict a word, but may still be the other word.
  const has = ({ text }: ParsedText, words: readonly string[], some: ReadonlySet<string>): boolean =>
    hasAny([...words, ...(text.match(directions) ?? [])], some);
  return oppositeWords.some(([up, down]) =>
    [[up, down] as const, [down, up] as const].some(
      ([one, other]) =>
        hasAny(sentenceWords, one) &&
        hasAny(given, other) &&
        !has(piece, sentenceWords, other) &&
        !has(quote, given, one),
    ),
  );
};

/** Whether a sentence in another language turns a direction round: `diez céntimos menos` for `diez céntimos más`. */
export const reversesDirection = (piece: ParsedText, quote: ParsedText): boolean => {
  const { directions: both } = hedgeWordsOf(piece.language);
  if (both === undefined || piece.language !== quote.language) return false;
  const [sentenceWords, given] = [piece, quote].map(({ text }) => both.map((words) => words.test(text)));
  return (
    sentenceWords?.[0] === given?.[1] && sentenceWords?.[1] === given?.[0] && sentenceWords?.[0] !== sentenceWords?.[1]
  );
};

const SPEECH = /[“"]([^“”"]{3,})[”"]/gu;
const FEW_WORDS = 5;
const SHARE_OF_SPEECH = 0.6;

/** Whether a sentence states as fact what its quote only has in quotation marks. */
export const dropsAttribution = (piece: ParsedText, quote: ParsedText): boolean => {
  if (/[“”"]/.test(piece.text) || sayingVerbs.test(piece.text)) return false;
  return [...quote.text.matchAll(SPEECH)].some(({ index, 0: { length }, 1: words = '' }) => {
    if (quotedTitle.test(words)) return false;
    const spoken = quote.tokens.filter(({ offset, end }) => offset > index && end < index + length);
    const conveyed = spoken.filter((given) => piece.tokens.some((token) => corresponds(token, given, quote))).length;
    const share = spoken.length < FEW_WORDS ? 1 : SHARE_OF_SPEECH;
    return conveyed > 0 && conveyed >= share * Math.min(spoken.length, piece.tokens.length);
  });
};
