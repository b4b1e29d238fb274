import { capitalise } from '#kernel/capitalise';
import { memoize } from '#kernel/memoize';
import { dayMention, monthMention, nearestYear, yearMention, type PlacedDate } from '../words/date-mention';
import { matchesIn } from '../words/matches';
import { yearDigits } from '../words/year';
import type { LanguageWords } from './language';
import { numerals } from './number-words';

/** A number that is a year rather than an amount, unlike `2.026`, `2026 Euro` and `2026/27`. */
const BARE_YEAR = String.raw`(?<![\p{L}\d.,€$£/-])(${yearDigits})(?![\p{L}\d/%-]|[.,]\d| ?(?:€|%|[Ee]uros?(?!\p{L})))`;
/** The sign after the number of a day: `1st`, `1er`, `3.`, `n.º`. */
const ORDINAL = '(?:st|nd|rd|th|er|[.ºª°]|\\.º)?';
/** Matches nothing and has three groups. */
const NEVER = '(?!)()()()';

/** The spellings of a month, listed because the flag `i` is many times slower. */
const casesOf = (month: string): readonly string[] => [capitalise(month), month.toUpperCase()];

const longestFirst = (a: string, b: string): number => b.length - a.length;

const patternOf = ({ numbers: { months, shortMonths = [], dateLinks, monthFirst } }: LanguageWords): RegExp => {
  const names = [...months, ...shortMonths];
  // `may` in lower case is a verb: `they may 4 times`.
  const small = monthFirst === true ? [] : names;
  const written = [...small, ...names.flatMap(casesOf)].sort(longestFirst);
  const month = written.join('|');
  const link = `(?:${dateLinks})?`;
  const forms = [
    String.raw`(?<![\d.,/])(\d{1,2})${ORDINAL} ${link}(${month})(?!\p{L})(?: ${link}(${yearDigits})(?!\d))?`,
    monthFirst === true
      ? String.raw`(?<!\p{L})(${month})\.? (\d{1,2})(?:st|nd|rd|th)?(?![:\d\p{L}])(?:,? (${yearDigits})(?!\d))?`
      : NEVER,
    monthFirst === true ? NEVER : String.raw`(?<![\d.,/])(\d{1,2})[./](\d{1,2})[./](${yearDigits})(?!\d)`,
    String.raw`(?<!\p{L})(${month})(?!\p{L})\.?,? ${link}(${yearDigits})(?!\d)`,
    BARE_YEAR,
  ];
  // The first letters of possible dates are searched for first, which saves most of the time.
  const first = new Set(written.map((name) => name.charAt(0)));
  return new RegExp(String.raw`(?=[\d${[...first].join('')}])(?:${forms.join('|')})`, 'gu');
};

const patternFor = memoize(patternOf);

const isDay = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 0 && month <= 11;

const nextYears = new Map(
  Object.entries(numerals).map(([code, { nextYear }]) => [
    code,
    new RegExp(String.raw`^,? (?:${nextYear})(?!\p{L})`, 'iu'),
  ]),
);

const NEXT_YEAR_REACH = 32;

const isOfNextYear = (after: string, { code }: LanguageWords): boolean =>
  nextYears.get(code)?.test(after.slice(0, NEXT_YEAR_REACH)) ?? false;

/** The dates in a text, in order; a missing year is the one nearest to `anchor`. */
export const writtenDates = (text: string, anchor: number, language: LanguageWords): readonly PlacedDate[] => {
  if (!/\d/.test(text)) return [];
  const { months, notYear } = language.numbers;
  const numberOf = (name: string): number => {
    const lower = name.toLowerCase();
    const whole = months.indexOf(lower);
    return whole >= 0 ? whole : months.findIndex((month) => month.startsWith(lower.slice(0, 3)));
  };
  return matchesIn(text, patternFor(language)).flatMap((match): readonly PlacedDate[] => {
    const [found, day1, month1, year1, month2, day2, year2, day3, month3, year3, ofMonth, ofYear, bareYear] = match;
    const offset = match.index;
    const month = month1 ?? month2;
    if (month !== undefined || month3 !== undefined) {
      const date = Number(day1 ?? day2 ?? day3);
      const number = month === undefined ? Number(month3) - 1 : numberOf(month);
      const inferred = (): number =>
        isOfNextYear(text.slice(offset + found.length), language)
          ? new Date(anchor).getUTCFullYear() + 1
          : nearestYear(number, date, anchor);
      const year = Number(year1 ?? year2 ?? year3 ?? inferred());
      return isDay(date, number) ? [{ ...dayMention(found, number, date, year), offset }] : [];
    }
    if (ofMonth !== undefined) return [{ ...monthMention(found, numberOf(ofMonth), Number(ofYear)), offset }];
    const before = text.slice(Math.max(0, offset - 24), offset);
    const isYear =
      notYear?.before.test(before) !== true && notYear?.after.test(text.slice(offset + 4, offset + 16)) !== true;
    return isYear ? [{ ...yearMention(found, Number(bareYear)), offset }] : [];
  });
};
