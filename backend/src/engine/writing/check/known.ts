import { weekdays } from '#text/languages/english/calendar';
import { peoples, titlesOfPersons } from '#text/languages/english/peoples';
import { honorifics, otherPeoples, rounding, withinName } from '#text/languages/english/sentence-words';
import { hedgeWordsOf } from '#text/languages/hedges';
import { earlierPeriodsIn } from '#text/languages/relative-periods';
import { isoDay } from '#text/words/date-mention';
import type { FactToken } from '#text/words/fact-tokens';
import { isCapitalised } from '#text/words/names';
import { isRoundedTo, isSameAmount, quantitiesIn } from '#text/words/quantities';
import { stem } from '#text/words/stems';
import { corresponds, hasToken, isInitials, type ParsedText, type QuotedSentence } from './reading';

/** Maps the stems of a country and its people to one of them. */
const people: ReadonlyMap<string, string> = new Map(
  `${peoples} · ${otherPeoples}`.split(/[·\n]/).flatMap((line) => {
    const words = line.trim().split(/\s+/).map(stem);
    return words.map((word) => [word, words.at(-1) ?? word] as const);
  }),
);

const MIN_NAME_PART_LENGTH = 4;

/** Whether two parts of names mean the same: `Turkish` for `Turkey`, `Norlander` for `Norland`. */
const isSamePart = (a: string, b: string): boolean =>
  a === b ||
  (people.get(a) ?? a) === (people.get(b) ?? b) ||
  (Math.min(a.length, b.length) >= MIN_NAME_PART_LENGTH && (a.startsWith(b) || b.startsWith(a)));

/** `Ghanaian firm` for `Ghana’s` */
export const areSameCountry = ({ keys: [one = ''] }: FactToken, { keys: [other = ''] }: FactToken): boolean =>
  people.has(one) && people.get(one) === people.get(other);

const NAME_WORD = /[\p{L}’']+/gu;
const MAX_NAME_WORDS = 9;
const UNITED_STATES = /\bU\.?S\b/;

const FEWEST_INITIALS = 3;

/** Whether successive words of a text begin with these letters: `EDT` for `eastern daylight time`. */
const spells = (text: string, initials: string): boolean =>
  initials.length >= FEWEST_INITIALS &&
  (text.match(NAME_WORD) ?? [])
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase()
    .includes(initials);

/**
 * The initials that names may be shortened to, with and without their small words: `bea` for `Bureau of Economic
 * Analysis`.
 */
const initialsIn = (text: string): ReadonlySet<string> => {
  const words = text.match(NAME_WORD) ?? [];
  return new Set(
    words.flatMap((_, from) => {
      const rest = words.slice(from, from + MAX_NAME_WORDS);
      const end = rest.findIndex((word) => !isCapitalised(word) && !withinName.test(word));
      const name = end < 0 ? rest : rest.slice(0, end);
      const initials = (some: readonly string[]): string => some.map((word) => word.charAt(0).toLowerCase()).join('');
      return name.slice(1).flatMap((_, index) => {
        const part = name.slice(0, index + 2);
        return [initials(part), initials(part.filter((word) => isCapitalised(word)))].filter(
          ({ length }) => length > 1,
        );
      });
    }),
  );
};

/** Titles before a person's name that are not part of it. */
const TITLES = new Set([...titlesOfPersons, ...honorifics].map(stem));

/**
 * Whether a name mixes others, `Quillon Lowe` for `Hartmann & Lowe`: wherever a source has its second part, a different
 * word precedes it.
 */
const isMixed = ({ keys: parts }: FactToken, given: readonly FactToken[]): boolean =>
  parts.slice(1).some((part, index) => {
    const first = parts[index] ?? '';
    const names = given.filter(({ kind, keys }) => kind === 'name' && keys.includes(part));
    const before = names.map(({ keys }) => keys[keys.indexOf(part) - 1]);
    return (
      names.length > 0 &&
      !TITLES.has(first) &&
      before.every((other) => other !== undefined && other !== first && !TITLES.has(other) && !parts.includes(other))
    );
  });

/** Whether a text of the source has every word of a name, or of what the name abbreviates. */
export const isKnownName = (
  name: FactToken,
  quote: ParsedText,
  around: ParsedText,
  cited: readonly QuotedSentence[],
): boolean => {
  const given = [...quote.tokens, ...around.tokens];
  if (given.some((other) => isInitials(name, other) || isInitials(other, name))) return true;
  if (isMixed(name, given)) return false;
  const unknown = name.keys.filter((key) => !given.some(({ keys }) => keys.some((each) => isSamePart(each, key))));
  if (unknown.length === 0) return true;
  const hosts = cited.map(({ host }) => host ?? '').join(' ');
  const text = `${quote.text} ${around.text}`;
  const initials = initialsIn(text);
  return unknown.every(
    (key) =>
      hosts.includes(key) ||
      initials.has(key) ||
      spells(text, key) ||
      (people.get(key) === 'american' && UNITED_STATES.test(text)),
  );
};

/** Whether capitals show the names of both texts, and names are written alike in both. */
export const showsNames = (piece: ParsedText, quote: ParsedText): boolean =>
  piece.language === quote.language && piece.language?.capitalisedNouns !== true;

/** Whether a word is between the same two words as a word of its quote that the sentence lacks. */
export const replacesOtherWord = (piece: ParsedText, index: number, quote: ParsedText): boolean =>
  quote.tokens.some(
    (other, quoteIndex) =>
      other.kind === 'name' &&
      !hasToken(piece, other) &&
      [-1, 1].every((step) => {
        const [near, given] = [piece.tokens[index + step], quote.tokens[quoteIndex + step]];
        return near === undefined || given === undefined ? near === given : corresponds(near, given, quote);
      }),
  );

const PRECISION: Readonly<Record<string, readonly [from: number, to: number]>> = {
  year: [0, 4],
  month: [0, 7],
  day: [0, 10],
};

export const isDateOf = ({ keys: [key = ''] }: Pick<FactToken, 'keys'>, writtenAt: number): boolean => {
  const [precision = '', day = ''] = key.split(' ');
  const own = isoDay(writtenAt);
  if (precision === 'named') return own.slice(5, 7) === day;
  if (precision === 'weekday') return weekdays[new Date(writtenAt).getUTCDay()] === day;
  const [from, to] = PRECISION[precision] ?? [0, 0];
  return to > 0 && own.slice(from, to) === day.slice(from, to);
};

/**
 * Whether a date is one that the page gives relative to its own: `in April` on a page of May that says `last month`,
 * `in May 2025` on a page of 2026 that says `a year ago` and names May.
 */
export const isRelativeToPublication = (
  { keys: [key = ''] }: FactToken,
  { text, writtenAt, language, tokens }: ParsedText,
): boolean => {
  const [precision = '', day = ''] = key.split(' ');
  const page = new Date(writtenAt);
  const [year, month] = [page.getUTCFullYear(), page.getUTCMonth()];
  const isOfMonth = ({ kind, keys: [other = ''] }: FactToken): boolean =>
    kind === 'date' && day.slice(5, 7) === (other.startsWith('named') ? other.slice(-2) : other.slice(-5, -3));
  return earlierPeriodsIn(text, language).some((period) => {
    if (period === 'month')
      return ['month', 'named'].includes(precision) && isDateOf({ keys: [key] }, Date.UTC(year, month - 1, 1));
    return (
      day.startsWith(`${year - 1}-`) && (precision === 'year' || (precision === 'month' && tokens.some(isOfMonth)))
    );
  });
};

/** Characters before an amount that are searched for how exact it is. */
const CHARACTERS_BEFORE_AMOUNT = 24;

/**
 * Whether a figure is a rounded one of the quote, or the same written out: `about 18,400` for `18,420`, `more than 20
 * centimetres` for `212 mm`, `3.1 million` for the same in letters.
 */
export const isRounded = (figure: FactToken, { text, writtenAt, language }: ParsedText, quote: ParsedText): boolean => {
  const own = quantitiesIn(text, writtenAt, language).find(({ from, to }) => from < figure.end && to > figure.offset);
  if (own === undefined) return false;
  const { hedges, alsoAmount } = hedgeWordsOf(language);
  const before = text.slice(Math.max(0, figure.offset - CHARACTERS_BEFORE_AMOUNT), own.from + 1);
  const isRough = language === null ? rounding.test(before.slice(0, -1)) : alsoAmount.test(before);
  const [isLeast, isMost] = [hedges['at least'], hedges['at most']].map((bound) => before.search(bound) >= 0);
  return quantitiesIn(quote.text, quote.writtenAt, quote.language).some((given) => {
    if ((isLeast === true && given.amount < own.amount) || (isMost === true && given.amount > own.amount)) return false;
    return isSameAmount(own, given) || (isRough && isRoundedTo(own, given));
  });
};
