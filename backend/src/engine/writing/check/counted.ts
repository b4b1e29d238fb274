import type { FactToken } from '#text/words/fact-tokens';
import type { ParsedText } from './reading';
import { isBeside } from './roles';

/** Units of time that convert into each other, with their sizes. */
const SPANS: readonly Readonly<Record<string, number>>[] = [
  { hour: 1, day: 24, week: 168 },
  { month: 1, year: 12, decade: 120 },
];

/** The time between two dates of a text, in days, months or years, with and without the last one. */
const between = ({ tokens }: ParsedText, unit: string): readonly number[] => {
  const days = tokens.flatMap(({ kind, keys: [key = ''] }) => {
    const [precision, day = ''] = key.split(' ');
    return kind === 'date' && precision === unit ? [new Date(day)] : [];
  });
  const months = (day: Date): number => day.getUTCFullYear() * 12 + day.getUTCMonth();
  return days.flatMap((one) =>
    days.flatMap((other) => {
      const count =
        unit === 'day'
          ? (Number(other) - Number(one)) / 86_400_000
          : (months(other) - months(one)) / (unit === 'year' ? 12 : 1);
      return count > 0 ? [count, count + 1] : [];
    }),
  );
};

/**
 * Whether a figure is a time that follows from the quote: `14 days` for `two weeks`, `50 months` for `four years and
 * two months`.
 */
const isSameSpan = (figure: FactToken, piece: ParsedText, quote: ParsedText): boolean => {
  const value = ({ keys: [key = ''] }: FactToken): number => Number(key);
  const isBetween = between(piece, figure.unit).includes(value(figure));
  return (
    isBetween ||
    SPANS.some((sizes) => {
      const size = sizes[figure.unit];
      if (size === undefined) return false;
      const given = quote.tokens.flatMap((token) => {
        const each = token.kind === 'figure' ? sizes[token.unit] : undefined;
        return each === undefined ? [] : [{ amount: value(token) * each, offset: token.offset }];
      });
      const sums = given.slice(1).map(({ amount, offset }, index) => {
        const first = given[index];
        return first !== undefined && / and $/.test(quote.text.slice(first.offset, offset))
          ? first.amount + amount
          : NaN;
      });
      return [...given.map(({ amount }) => amount), ...sums].includes(value(figure) * size);
    })
  );
};

/** Whether a figure counts what is enumerated: `three countries` for `Italy, Japan and Norway`. */
const countsNames = ({ keys: [key] }: FactToken, reading: ParsedText): boolean =>
  reading.tokens.some((token, from) => {
    const to = from + Number(key) - 1;
    return (
      token.kind === 'name' &&
      reading.tokens[to]?.kind === 'name' &&
      to > from &&
      isBeside(reading, from, to) &&
      !(from > 0 && isBeside(reading, from - 1, from)) &&
      !isBeside(reading, to, to + 1)
    );
  });

/** Whether a figure that the quote does not have follows from it. */
export const isCounted = (figure: FactToken, piece: ParsedText, quote: ParsedText): boolean =>
  isSameSpan(figure, piece, quote) || countsNames(figure, quote);
