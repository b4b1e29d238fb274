import { writtenDates } from '../languages/dates';
import { weekdays } from '../languages/english/calendar';
import { english } from '../languages/english/english';
import { beforeNoName, ordinary } from '../languages/english/sentence-words';
import { amountsIn, plainNumber } from '../languages/figures';
import type { Language, LanguageWords } from '../languages/language';
import { numerals } from '../languages/number-words';
import { monthsMentionedIn, weekdaysMentionedIn } from './calendar-names';
import { isoDay } from './date-mention';
import { contentStem } from './stems';

/** A word of a text, with the fact that it represents. */
export interface FactToken {
  readonly kind: 'word' | 'name' | 'figure' | 'date';
  /**
   * The stem of a word, those of the words of a name, or one value: `25%`, `$5600000000`, `2`; `day 2026-03-09`,
   * `month 2026-03-01`, `year 2026-01-01`, `named 03`, `weekday monday`.
   */
  readonly keys: readonly string[];
  /** The next word after a figure, which is what it counts; empty if it counts nothing. */
  readonly unit: string;
  readonly offset: number;
  readonly end: number;
}

const SCALE_NAMES = ['', 'thousand', 'million', 'billion', 'trillion'];
/** A figure's value: `$5.6 billion`, `25%`, `3.5 million voter`. */
const VALUE = new RegExp(
  String.raw`^([^\d]*)([\d.]+)(%?)(?: (${SCALE_NAMES.slice(1).join('|')}))?(?: .*?)?(\p{L}*)$`,
  'u',
);
/** A number, possibly with a letter, or a time: `8C`, `9:30`. */
const NUMERAL = /(?<!\d)\d(?:[\d,.:]*\d)?(?:\p{Lu}(?!\p{L}))?/gu;
/** The number of a model, which does not count anything: `HK-6`. */
const OF_MODEL = /\p{L}-?$/u;
/** Spelled-out numbers from two on; one is often an article. */
const spelledIn = (language: LanguageWords): readonly string[] =>
  language.numbers.spelled ?? numerals[language.code]?.small.slice(1) ?? [];
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Between two words of one name. */
const WITHIN_NAME = /^(?:[ -]|\. ?| & )$/;

const isWithin = (offset: number, tokens: readonly FactToken[]): boolean =>
  tokens.some((token) => offset >= token.offset && offset < token.end);

const valued = (kind: 'date' | 'figure', key: string, offset: number, length: number, unit = ''): FactToken => ({
  kind,
  keys: [key],
  unit,
  offset,
  end: offset + length,
});

export const isDay = ({ keys: [key = ''] }: FactToken): boolean => ['day', 'weekday'].includes(key.split(' ')[0] ?? '');

/** The weekday of a full date; null for a month or year. */
const weekdayOf = ({ keys: [key = ''] }: FactToken): string | null =>
  key.startsWith('day ') ? `weekday ${weekdays[new Date(key.slice(4)).getUTCDay()] ?? ''}` : null;

const datesOf = (text: string, writtenAt: number, language: LanguageWords): readonly FactToken[] => {
  const whole = writtenDates(text, writtenAt, language).map(({ precision, from: day, offset, text: { length } }) =>
    valued('date', `${precision} ${isoDay(day)}`, offset, length),
  );
  const weekdaysIn = weekdaysMentionedIn(text, language);
  // `Wednesday, Sept. 27` is one day.
  const withWeekday = whole.map((date): FactToken => {
    const own = weekdaysIn.find(
      ({ value, offset, end }) =>
        value === weekdayOf(date) &&
        (/^,? (?:the )?$/.test(text.slice(end, date.offset)) || /^,? \(?$/.test(text.slice(date.end, offset))),
    );
    return own === undefined
      ? date
      : { ...date, offset: Math.min(date.offset, own.offset), end: Math.max(date.end, own.end) };
  });
  const named = [...weekdaysIn, ...monthsMentionedIn(text, language)].filter(
    ({ offset }) => !isWithin(offset, withWeekday),
  );
  return [...withWeekday, ...named.map(({ value, offset, end }) => valued('date', value, offset, end - offset))];
};

/** A single form for all ways of writing an amount: `1,200 million` and `1.2 billion`. */
const amountOf = (value: string): { readonly key: string; readonly unit: string } => {
  const [, sign = '', digits = '', share = '', scale = '', unit = ''] = VALUE.exec(value) ?? [];
  return {
    key: `${sign}${Number((Number(digits) * 1000 ** SCALE_NAMES.indexOf(scale)).toPrecision(12))}${share}`,
    unit,
  };
};

const numeralOf = (digits: string, language: LanguageWords): string =>
  /[:\p{L}]|\d\.\d+\./u.test(digits)
    ? digits.replace(/:00$/, '').toLowerCase()
    : amountOf(plainNumber(digits, language)).key;

const figuresOf = (text: string, language: LanguageWords, dates: readonly FactToken[]): readonly FactToken[] => {
  const amounts = amountsIn(text, language).flatMap(({ kind, value, offset, text: written }) => {
    if (isWithin(offset, dates)) return [];
    const { key, unit } = amountOf(value);
    // The thing counted remains a separate word.
    return kind === 'count' && unit !== ''
      ? [valued('figure', key, offset, written.search(/[ -]\p{L}+$/u), unit)]
      : [valued('figure', key, offset, written.length)];
  });
  const bare = [...text.matchAll(NUMERAL)].flatMap(({ index, 0: digits }) =>
    isWithin(index, [...dates, ...amounts])
      ? []
      : [
          valued(
            'figure',
            (OF_MODEL.test(text.slice(0, index)) ? '#' : '') + numeralOf(digits, language),
            index,
            digits.length,
          ),
        ],
  );
  const known = [...dates, ...amounts, ...bare];
  // `four of them`
  const words = spelledIn(language);
  const spelled = [
    ...text.matchAll(new RegExp(String.raw`(?<!\p{L})(?:${words.join('|') || '(?!)'})(?!\p{L})`, 'giu')),
  ].flatMap(({ index, 0: word }) =>
    isWithin(index, known) ? [] : [valued('figure', String(words.indexOf(word.toLowerCase()) + 2), index, word.length)],
  );
  return [...amounts, ...bare, ...spelled];
};

const opensSentence = (text: string, offset: number): boolean =>
  /(?:^|[.!?:]["”’)]*\s+)["“‘(]*$/u.test(text.slice(Math.max(0, offset - 6), offset));

/**
 * Words, in lower case, that some text capitalises inside a sentence, or that open a sentence and occur nowhere in
 * lower case.
 */
export const capitalisedWordsIn = (texts: readonly string[], language: Language | null): ReadonlySet<string> => {
  const words = texts.flatMap((text) =>
    [...text.matchAll(WORD)].map(({ index, 0: word }) => ({
      word,
      opens: opensSentence(text, index),
      // `Ex-banker`, `Failure to conclude`
      isPart: beforeNoName.test(text.slice(index + word.length)),
    })),
  );
  const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
  const small = new Set(words.flatMap(({ word }) => (isCapital(word) ? [] : [word])));
  const opening = words.flatMap(({ word, opens, isPart }) =>
    opens && !isPart && isCapital(word) ? [word.toLowerCase()] : [],
  );
  return new Set([
    ...words.flatMap(({ word, opens }) => (isCapital(word) && !opens ? [word.toLowerCase()] : [])),
    ...opening.filter((word) => language === null && !small.has(word) && !ordinary.test(word)),
  ]);
};

/**
 * The content words, names, figures and dates of a text, in order; nouns count as names where they are capitalised.
 * `writtenAt`: the day of its page; `known`: words in lower case that are names even when they open a sentence;
 * `language`: null for English.
 */
export const factTokensOf = (
  text: string,
  writtenAt: number,
  known: ReadonlySet<string>,
  language: Language | null,
): readonly FactToken[] => {
  const dates = datesOf(text, writtenAt, language ?? english);
  const values = [...dates, ...figuresOf(text, language ?? english, dates)];
  const tokens: FactToken[] = [];
  for (const { index: offset, 0: word } of text.matchAll(WORD)) {
    const key = isWithin(offset, values) ? '' : contentStem(word, language);
    if (key === '') continue;
    const end = offset + word.length;
    const isName = /^\p{Lu}/u.test(word) && (!opensSentence(text, offset) || known.has(word.toLowerCase()));
    const last = tokens.at(-1);
    if (isName && last?.kind === 'name' && WITHIN_NAME.test(text.slice(last.end, offset)))
      tokens[tokens.length - 1] = { ...last, keys: [...last.keys, key], end };
    else tokens.push({ kind: isName ? 'name' : 'word', keys: [key], unit: '', offset, end });
  }
  return [...tokens, ...values].sort((a, b) => a.offset - b.offset);
};
