import { capitalise } from '#kernel/capitalise';
import { memoize } from '#kernel/memoize';
import { beforeMonth } from '#text/languages/english/calendar';
import { english } from '#text/languages/english/english';
import type { Language, LanguageWords } from '#text/languages/language';
import { monthMention, type PlacedDate } from '#text/words/date-mention';
import { datesIn } from '#text/words/dates';
import { matchesIn } from '#text/words/matches';
import { quantitiesIn, withSharedUnits, type Quantity } from '#text/words/quantities';

/** The amounts and dates of a text. */
export interface DeclaredValues {
  readonly text: string;
  /** When its page was written, in milliseconds. */
  readonly writtenAt: number;
  readonly amounts: readonly Quantity[];
  readonly dates: readonly PlacedDate[];
}

/** Months without a day or year, after a preposition in English: `may` is a verb, and March a name. */
const bareMonthsOf = memoize(({ numbers: { months, monthFirst } }: LanguageWords): RegExp => {
  const names = months.flatMap((month) => (monthFirst === true ? [capitalise(month)] : [month, capitalise(month)]));
  const before = monthFirst === true ? beforeMonth : String.raw`(?<!\p{L})`;
  return new RegExp(String.raw`${before}(?:${names.join('|')})(?!\p{L})`, 'gu');
});

const bareMonthsIn = (
  text: string,
  writtenAt: number,
  words: LanguageWords,
  known: readonly PlacedDate[],
): readonly PlacedDate[] => {
  const year = new Date(writtenAt).getUTCFullYear();
  return matchesIn(text, bareMonthsOf(words)).flatMap(({ 0: name, index }) => {
    const isKnown = known.some(({ offset, text: written }) => index >= offset && index < offset + written.length);
    return isKnown
      ? []
      : [{ ...monthMention(name, words.numbers.months.indexOf(name.toLowerCase()), year), offset: index }];
  });
};

export const declaredValuesOf = (text: string, writtenAt: number, language: Language | null): DeclaredValues => {
  const dates = datesIn(text, writtenAt, language);
  const months = bareMonthsIn(text, writtenAt, language ?? english, dates);
  return {
    text,
    writtenAt,
    dates: [...dates, ...months].sort((a, b) => a.offset - b.offset),
    amounts: withSharedUnits(text, quantitiesIn(text, writtenAt, language, dates)),
  };
};
