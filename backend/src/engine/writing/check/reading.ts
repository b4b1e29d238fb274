import { weekdays } from '#text/languages/english/calendar';
import { hedges, negatedWord } from '#text/languages/english/hedges';
import type { Language } from '#text/languages/language';
import { days, isoDay } from '#text/words/date-mention';
import { factTokensOf, type FactToken } from '#text/words/fact-tokens';
import { inDigits } from '#text/words/in-digits';

/** A text with its tokens, or a piece of it. `writtenAt`: the day that its weekdays refer to, in milliseconds, UTC. */
export interface ParsedText {
  readonly text: string;
  /** Offset at which the piece begins. */
  readonly from: number;
  readonly writtenAt: number;
  /** The language; null for English. */
  readonly language: Language | null;
  /** Whether it says what will be, so that a weekday may be the next one. */
  readonly looksAhead: boolean;
  readonly tokens: readonly FactToken[];
}

/** Reads a text with negations as separate words: `not vaccinated` for `unvaccinated`. */
export const readingOf = (
  written: string,
  writtenAt: number,
  known: ReadonlySet<string>,
  language: Language | null,
): ParsedText => {
  const text = inDigits(language === null ? written.replace(negatedWord, 'not $1') : written, writtenAt, language);
  const looksAhead = text.search(language?.news.future ?? hedges.future) >= 0;
  return { text, from: 0, writtenAt, language, looksAhead, tokens: factTokensOf(text, writtenAt, known, language) };
};

/** A piece of a reading, from one token up to another. */
export const pieceOfText = (reading: ParsedText, first: number, end: number): ParsedText => ({
  ...reading,
  from: reading.tokens[first - 1]?.end ?? reading.from,
  tokens: reading.tokens.slice(first, end),
});

const MIN_COMMON_STEM_LENGTH = 5;

/** Whether two stems have the same root: `regulat` and `regulatori`. */
const haveCommonStem = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short === long || (short.length >= MIN_COMMON_STEM_LENGTH && long.startsWith(short));
};

/** The days that a page may mean by a weekday: the last one and, if it looks ahead, the next. */
const daysMeant = (weekday: string, { writtenAt, looksAhead }: ParsedText): readonly string[] => {
  const back = (new Date(writtenAt).getUTCDay() - weekdays.indexOf(weekday) + 7) % 7;
  return (looksAhead ? [back, back - 7] : [back]).map((before) => isoDay(writtenAt - days(before)));
};

const PRECISION: Readonly<Record<string, number>> = { year: 4, month: 7, day: 10 };

/** Whether a month given without its year, on a page of day `writtenAt`, may be the month of a date. */
const isNear = (day: string, writtenAt: number): boolean => Math.abs(Date.parse(day) - writtenAt) < days(330);

/** A date may be given less precisely than in the quote: `in February` for `on February 24`. */
const isSameDate = (written: string, given: string, quote: ParsedText): boolean => {
  if (written === given) return true;
  const [[precision = '', day = ''], [other = '', otherDay = '']] = [written.split(' '), given.split(' ')];
  if (precision === 'named') return other !== 'year' && otherDay.slice(5, 7) === day;
  if (precision === 'weekday') return other === 'day' && daysMeant(day, quote).includes(otherDay);
  if (other === 'weekday') {
    const meant = daysMeant(otherDay, quote);
    if (precision === 'named') return meant.some((each) => each.slice(5, 7) === day);
    const length = PRECISION[precision] ?? 0;
    return length > 0 && meant.some((each) => each.slice(0, length) === day.slice(0, length));
  }
  if (other === 'named') return precision === 'month' && day.slice(5, 7) === otherDay && isNear(day, quote.writtenAt);
  const length = PRECISION[precision] ?? 0;
  return length <= (PRECISION[other] ?? 0) && day.slice(0, length) === otherDay.slice(0, length);
};

/** Whether a token is the initials of a name: `FAA` for `Federal Aviation Administration`. */
export const isInitials = ({ keys: [initials], keys }: FactToken, name: FactToken): boolean =>
  keys.length === 1 && name.keys.length > 2 && initials === name.keys.map((key) => key.charAt(0)).join('');

export const corresponds = (written: FactToken, given: FactToken, quote: ParsedText): boolean => {
  const [kind, [key = ''], [other = '']] = [written.kind, written.keys, given.keys];
  if (kind === 'date' || given.kind === 'date') return kind === given.kind && isSameDate(key, other, quote);
  if (kind === 'figure' || given.kind === 'figure') return kind === given.kind && key === other;
  if (kind === 'word') return given.keys.some((each) => haveCommonStem(each, key));
  const isPart = written.keys.every((each) => given.keys.includes(each));
  return (
    isPart ||
    isInitials(written, given) ||
    (given.kind === 'name' && given.keys.every((each) => written.keys.includes(each)))
  );
};

/** The positions in a quote of a sentence's token. */
export const occurrencesOf = (token: FactToken, quote: ParsedText): readonly number[] =>
  quote.tokens.flatMap((given, index) => (corresponds(token, given, quote) ? [index] : []));

export const hasToken = (reading: ParsedText, token: FactToken): boolean => occurrencesOf(token, reading).length > 0;

/** A citation of a sentence, as text. */
export interface QuotedSentence {
  readonly quote: string;
  readonly title: string;
  readonly publisher: string;
  readonly host?: string;
  /** The number and title of the act that the source is; absent if it is not an act. */
  readonly act?: string | null;
  /** The source's own calendar day in milliseconds, UTC: `today` and dates without a year refer to it. */
  readonly publishedAt: number;
}

/** Why a source does not bear a sentence's facts out. */
export type SupportGap =
  | 'a figure that is not in the quote'
  | 'a date that is not in the quote'
  | 'a name that is not in the quote'
  | 'what the figure belongs to'
  | 'what the date belongs to'
  | 'what does what to whom'
  | 'a word that belongs to another quote'
  | 'a restriction of the quote is missing'
  | 'a restriction that the quote lacks'
  | 'a part taken for the whole'
  | 'more than the quote says'
  | 'the opposite of the quote'
  | 'somebody’s words as a fact'
  | 'another language';
