import { samePeople } from '../../../pipeline/gate/peoples';
import { datesIn } from '../../../pipeline/words/dates';
import { spelledNumbers } from '../../../pipeline/languages/english/numbers';
import { isoDay } from '../../../pipeline/words/named-date';
import { isContentWord, stem } from '../../../pipeline/words/stems';
import { cuesIn, type Cue } from './cues';
import { normalised } from './normalised';
import { sense } from './words';

/** What carries the sense of a text, in order: words by their stems, figures and dates by their values, and cues. */
export type SenseToken =
  | { readonly kind: 'word' | 'name' | 'figure' | 'date'; readonly key: string; readonly offset: number }
  | { readonly kind: 'cue'; readonly key: Cue; readonly offset: number };

const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
};
const spelled = new Map([['one', 1], ...spelledNumbers.map((word, index) => [word, index + 2] as const)]);

const TOKEN =
  /(?<sign>[$€£¥])?(?<number>\d[\d,]*(?:\.\d+)?)(?:[ -]?(?<scale>thousand|million|billion|trillion|bn|m)\b)?(?<share> ?%| per ?cent\b)?(?: (?<currency>dollars|euros?|pounds|yen)\b)?|(?<word>[\p{L}][\p{L}\p{M}]*(?:[’'][\p{L}]+)?)/giu;

const currencies: Readonly<Record<string, string>> = { dollars: '$', euro: '€', euros: '€', pounds: '£', yen: '¥' };

const numberKey = (digits: string, scale: string | undefined, share: boolean, sign = ''): string =>
  `${sign}${Number(digits.replace(/,/g, '')) * (scales[scale?.toLowerCase() ?? ''] ?? 1)}${share ? '%' : ''}`;

const withoutPossessive = (word: string): string => word.replace(/[’']s?$/i, '');

/** The same key for a country and its people. */
const wordKey = (word: string): string => {
  const stemmed = stem(withoutPossessive(word));
  return sense([stemmed, ...samePeople(stemmed)].sort()[0] ?? stemmed);
};

const isWeekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;

/** Cues that are also verbs or nouns of their own. */
const sayMore: ReadonlySet<Cue> = new Set(['intention', 'allegation', 'cause', 'negation']);

const opensSentence = (text: string, offset: number): boolean =>
  /(?:^|[.!?]["”’)]*\s+)["“‘(]*$/.test(text.slice(Math.max(0, offset - 6), offset));

/** `anchor`: milliseconds, UTC; dates without a year are near it. */
export const senseTokens = (written: string, anchor: number): readonly SenseToken[] => {
  const text = normalised(written);
  const dates = datesIn(text, anchor);
  const isInDate = (offset: number): boolean =>
    dates.some((date) => offset >= date.offset && offset < date.offset + date.text.length);
  const tokens: SenseToken[] = dates.map(({ named, at, offset }) => ({
    kind: 'date',
    key: `${named} ${isoDay(at)}`,
    offset,
  }));
  const cues = cuesIn(text).filter(({ offset }) => !isInDate(offset));
  for (const { cue, offset } of cues) tokens.push({ kind: 'cue', key: cue, offset });
  const isInCue = (at: number): boolean =>
    cues.some(({ cue, offset, length }) => !sayMore.has(cue) && at >= offset && at < offset + length);
  for (const { index, groups = {} } of text.matchAll(TOKEN)) {
    if (isInDate(index)) continue;
    const { sign, number, scale, share, currency = '', word = '' } = groups;
    if (number !== undefined) {
      tokens.push({
        kind: 'figure',
        key: numberKey(number, scale, share !== undefined, sign ?? currencies[currency.toLowerCase()]),
        offset: index,
      });
      continue;
    }
    const small = spelled.get(word.toLowerCase());
    if (small !== undefined && small > 1) {
      const share = /^ per ?cent\b/i.test(text.slice(index + word.length));
      tokens.push({ kind: 'figure', key: numberKey(String(small), undefined, share), offset: index });
      continue;
    }
    if (isWeekday.test(word)) {
      tokens.push({ kind: 'date', key: `weekday ${word.toLowerCase()}`, offset: index });
      continue;
    }
    if (isInCue(index)) continue;
    // Not the rest of `won’t`, which a tokenizer leaves.
    const isContent = isContentWord(withoutPossessive(word)) || word.toLowerCase() === 'won';
    if (!isContent || /^(?:percent|cent)$/i.test(word)) continue;
    const isName = /^\p{Lu}/u.test(word) && !opensSentence(text, index);
    tokens.push({ kind: isName ? 'name' : 'word', key: wordKey(word), offset: index });
  }
  return tokens.sort((a, b) => a.offset - b.offset);
};
