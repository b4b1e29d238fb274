import { dayOf, monthOf, nearestYear, yearOf, type PlacedDate } from '../words/named-date';
import type { Language } from './language';

const YEAR = String.raw`(?:19|20)\d\d`;
/** A year is no amount: `2.026`, `2026 Euro`, `2026/27`. */
const BARE_YEAR = String.raw`(?<![\d.,€$£/-])(${YEAR})(?![\d/%-]|[.,]\d| ?(?:€|%|euros?(?!\p{L})))`;

const patternOf = ({ numbers: { months, dateLinks } }: Language): RegExp => {
  const month = months.join('|');
  const link = `(?:${dateLinks})?`;
  return new RegExp(
    [
      String.raw`(?<![\d.,/])(\d{1,2})(?:\.º|\.|er|º|ª|°)? ${link}(${month})(?!\p{L})(?: ${link}(${YEAR})(?!\d))?`,
      String.raw`(?<![\d.,/])(\d{1,2})[./](\d{1,2})[./](${YEAR})(?!\d)`,
      String.raw`(?<!\p{L})(${month}) ${link}(${YEAR})(?!\d)`,
      BARE_YEAR,
    ].join('|'),
    'giu',
  );
};

const patterns = new Map<Language, RegExp>();

const patternFor = (language: Language): RegExp => {
  const pattern = patterns.get(language) ?? patternOf(language);
  patterns.set(language, pattern);
  return pattern;
};

const isDay = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 0 && month <= 11;

/** The dates in a text of a language other than English, in order; a missing year is the one nearest to `anchor`. */
export const foreignDates = (text: string, anchor: number, language: Language): readonly PlacedDate[] => {
  const { months } = language.numbers;
  const numberOf = (name = ''): number => months.indexOf(name.toLowerCase());
  return [...text.matchAll(patternFor(language))].flatMap((match): readonly PlacedDate[] => {
    const [found, day, month, year, numericDay, numericMonth, numericYear, ofMonth, ofYear, bareYear] = match;
    const offset = match.index;
    if (day !== undefined) {
      const [date, number] = [Number(day), numberOf(month)];
      if (!isDay(date, number)) return [];
      return [{ ...dayOf(found, number, date, Number(year ?? nearestYear(number, date, anchor))), offset }];
    }
    if (numericDay !== undefined) {
      const [date, number] = [Number(numericDay), Number(numericMonth) - 1];
      return isDay(date, number) ? [{ ...dayOf(found, number, date, Number(numericYear)), offset }] : [];
    }
    if (ofMonth !== undefined) return [{ ...monthOf(found, numberOf(ofMonth), Number(ofYear)), offset }];
    return [{ ...yearOf(found, Number(bareYear)), offset }];
  });
};
