import { months, weekdayName } from '#text/languages/english/calendar';
import { spelledNumbers } from '#text/languages/english/numbers';
import { ordinary } from '#text/languages/english/sentence-words';
import { datesIn } from '#text/words/dates';
import { figuresIn } from '#text/words/figures';
import { isoDay } from '#text/words/named-date';
import { contentStem } from '#text/words/stems';

/** What a word of a text stands for. */
export interface Token {
  readonly kind: 'word' | 'name' | 'figure' | 'date';
  /**
   * The stem of a word, those of the words of a name, or one value: `25%`, `$5600000000`, `2`; `day 2026-03-09`,
   * `month 2026-03-01`, `year 2026-01-01`, `named 03`, `weekday monday`.
   */
  readonly keys: readonly string[];
  /** What a figure counts, as its next word; empty if it counts nothing. */
  readonly unit: string;
  readonly offset: number;
  readonly end: number;
}

const SCALES = ['', 'thousand', 'million', 'billion', 'trillion'];
/** A figure’s value: `$5.6 billion`, `25%`, `3.5 million voter`. */
const VALUE = new RegExp(String.raw`^([^\d]*)([\d.]+)(%?)(?: (${SCALES.slice(1).join('|')}))?(?: .*?)?(\p{L}*)$`, 'u');
/** With a letter of its own, or of a time: `8C`, `9:30`. */
const NUMERAL = /(?<!\d)\d(?:[\d,.:]*\d)?(?:\p{Lu}(?!\p{L}))?/gu;
/** The number of a model, which counts nothing: `HK-6`. */
const OF_MODEL = /\p{L}-?$/u;
const SPELLED = new RegExp(String.raw`\b(?:${spelledNumbers.join('|')})\b`, 'gi');
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const WEEKDAY = new RegExp(weekdayName, 'g');
/** Between two words of one name. */
const WITHIN_NAME = /^(?:[ -]|\. ?| & )$/;

const isWithin = (offset: number, tokens: readonly Token[]): boolean =>
  tokens.some((token) => offset >= token.offset && offset < token.end);

const valued = (kind: 'date' | 'figure', key: string, offset: number, length: number, unit = ''): Token => ({
  kind,
  keys: [key],
  unit,
  offset,
  end: offset + length,
});

const monthsIn = (text: string, dates: readonly Token[]): readonly Token[] =>
  months.flatMap((month, index) =>
    [...text.matchAll(new RegExp(String.raw`\b${month.charAt(0).toUpperCase()}${month.slice(1)}\b`, 'g'))]
      .filter(({ index: offset }) => !isWithin(offset, dates))
      .map(({ index: offset }) => valued('date', `named ${String(index + 1).padStart(2, '0')}`, offset, month.length)),
  );

const datesOf = (text: string, at: number): readonly Token[] => {
  const whole = datesIn(text, at, null).map(({ named, at: day, offset, text: { length } }) =>
    valued('date', `${named} ${isoDay(day)}`, offset, length),
  );
  // `Wednesday, Sept. 27` is one day.
  const isOfDate = (from: number, to: number): boolean =>
    whole.some(({ offset, end }) => /^,? $/.test(text.slice(to, offset)) || /^,? $/.test(text.slice(end, from)));
  const weekdays = [...text.matchAll(WEEKDAY)].flatMap(({ index, 0: word }) =>
    isOfDate(index, index + word.length) ? [] : [valued('date', `weekday ${word.toLowerCase()}`, index, word.length)],
  );
  return [...whole, ...weekdays, ...monthsIn(text, whole)];
};

/** One form for all ways to write an amount: `1,200 million` and `1.2 billion`. */
const amountOf = (value: string): { readonly key: string; readonly unit: string } => {
  const [, sign = '', digits = '', share = '', scale = '', unit = ''] = VALUE.exec(value) ?? [];
  return { key: `${sign}${Number((Number(digits) * 1000 ** SCALES.indexOf(scale)).toPrecision(12))}${share}`, unit };
};

const numeralOf = (digits: string): string =>
  /[:\p{L}]/u.test(digits) ? digits.replace(/:00$/, '').toLowerCase() : amountOf(digits.replaceAll(',', '')).key;

const figuresOf = (text: string, at: number, dates: readonly Token[]): readonly Token[] => {
  const told = figuresIn(text, at, undefined, null).flatMap(({ kind, value, offset, text: written }) => {
    if (kind === 'date' || isWithin(offset, dates)) return [];
    const { key, unit } = amountOf(value);
    // What is counted stays a word of its own.
    return kind === 'count' && unit !== ''
      ? [valued('figure', key, offset, written.search(/[ -]\p{L}+$/u), unit)]
      : [valued('figure', key, offset, written.length)];
  });
  const bare = [...text.matchAll(NUMERAL)].flatMap(({ index, 0: digits }) =>
    isWithin(index, [...dates, ...told])
      ? []
      : [valued('figure', (OF_MODEL.test(text.slice(0, index)) ? '#' : '') + numeralOf(digits), index, digits.length)],
  );
  const known = [...dates, ...told, ...bare];
  // `four of them`
  const spelled = [...text.matchAll(SPELLED)].flatMap(({ index, 0: word }) =>
    isWithin(index, known)
      ? []
      : [valued('figure', String(spelledNumbers.indexOf(word.toLowerCase()) + 2), index, word.length)],
  );
  return [...told, ...bare, ...spelled];
};

const opensSentence = (text: string, offset: number): boolean =>
  /(?:^|[.!?:]["”’)]*\s+)["“‘(]*$/u.test(text.slice(Math.max(0, offset - 6), offset));

/** Words of some texts, in lower case, that are capitalised within one, or open one and are nowhere in small letters. */
export const namesIn = (texts: readonly string[]): ReadonlySet<string> => {
  const words = texts.flatMap((text) =>
    [...text.matchAll(WORD)].map(({ index, 0: word }) => ({ word, opens: opensSentence(text, index) })),
  );
  const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
  const small = new Set(words.flatMap(({ word }) => (isCapital(word) ? [] : [word])));
  const opening = words.flatMap(({ word, opens }) => (opens && isCapital(word) ? [word.toLowerCase()] : []));
  return new Set([
    ...words.flatMap(({ word, opens }) => (isCapital(word) && !opens ? [word.toLowerCase()] : [])),
    ...opening.filter((word) => !small.has(word) && !ordinary.test(word)),
  ]);
};

/**
 * Words that carry meaning, names, figures and dates of an English text, in order. `at`: the day of its page; `known`: words in
 * lower case that are names also where a sentence opens with them.
 */
export const tokensOf = (text: string, at: number, known: ReadonlySet<string>): readonly Token[] => {
  const dates = datesOf(text, at);
  const values = [...dates, ...figuresOf(text, at, dates)];
  const tokens: Token[] = [];
  for (const { index: offset, 0: word } of text.matchAll(WORD)) {
    const key = isWithin(offset, values) ? '' : contentStem(word, null);
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
