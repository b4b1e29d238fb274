import { localDay } from '#events/conversations/diary-entry';
import { addDays, mondayOf } from '#kernel/calendar';
import { MONTHS, WEEKDAYS, anyNameOf, indexOfName } from '../languages/calendar-words';
import { anyLanguage, asWhole, asWords } from '../languages/diary-languages';
import { NUMBERS } from '../languages/diary-number-words';
import type { PeriodWords } from '../languages/period-words';
import type { SentAt } from '../proposing/sent-at';
import type { DiaryTexts } from '../wording/english';

/** A span of days in the person's time zone, both ends included. */
export interface DiaryPeriod {
  readonly from: string;
  readonly to: string;
  /** The name that the answer uses: `yesterday`, `from November 2 to November 8`. */
  readonly words: string;
}

/** Today and yesterday have a word of their own. */
const nearDay = (day: string, today: string, texts: DiaryTexts): string | null => {
  if (day === today) return texts.today;
  return day === addDays(today, -1) ? texts.yesterday : null;
};

/** The name of a day: `today`, `yesterday`, `Monday, November 23`. */
export const nameOfDay = (day: string, today: string, texts: DiaryTexts): string =>
  nearDay(day, today, texts) ?? texts.day(day);

/** A day as an adverb: `today`, `yesterday`, `on Monday, November 23`. */
const dayWords = (day: string, today: string, texts: DiaryTexts): string =>
  nearDay(day, today, texts) ?? texts.onDay(texts.day(day));

export const oneDay = (day: string, today: string, texts: DiaryTexts): DiaryPeriod => ({
  from: day,
  to: day,
  words: dayWords(day, today, texts),
});

const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** The latest past date with this day number: in this month or the one before, or in the named month. */
const lastDate = (day: number, month: number | null, today: string): string | null => {
  const year = Number(today.slice(0, 4));
  const thisMonth = Number(today.slice(5, 7));
  const of = (y: number, m: number): string => `${y}-${String(m).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const candidates =
    month === null
      ? [of(year, thisMonth), thisMonth === 1 ? of(year - 1, 12) : of(year, thisMonth - 1)]
      : [of(year, month), of(year - 1, month)];
  return candidates.find((each) => isDay(each) && each <= today) ?? null;
};

const words = (wordsOf: (periods: PeriodWords) => string): string =>
  `(?:${anyLanguage(({ periods }) => wordsOf(periods))})`;
const whole = (wordsOf: (periods: PeriodWords) => string): RegExp => asWhole(words(wordsOf));

const MONTH = `(?:${anyNameOf(MONTHS)})`;
const ORDINAL = words(({ ordinals }) => ordinals);
const BEFORE_MONTH = `(?:${words(({ beforeMonth }) => beforeMonth)} )?`;
const BEFORE_WEEKDAY = words(({ beforeWeekday }) => beforeWeekday);
const TODAY = words(({ today }) => today);
const YESTERDAY = words(({ yesterday }) => yesterday);
const DAY_BEFORE_YESTERDAY = words(({ dayBeforeYesterday }) => dayBeforeYesterday);

/** Read only before the number of a day: `Mon 23`. */
const SHORT_WEEKDAYS = words(({ shortWeekdays }) => shortWeekdays);

/** A single day: `yesterday`, `Monday`, `the 5th`, `November 5`. */
const A_DAY = [
  TODAY,
  YESTERDAY,
  DAY_BEFORE_YESTERDAY,
  `(?:${BEFORE_WEEKDAY} )?(?:${anyNameOf(WEEKDAYS)}|${SHORT_WEEKDAYS}),? (?:${words(({ beforeDay }) => beforeDay)} )?\\d{1,2}${ORDINAL}?(?: ${BEFORE_MONTH}${MONTH})?`,
  `(?:${BEFORE_WEEKDAY} )?(?:${anyNameOf(WEEKDAYS)})`,
  `${words(({ beforeDay }) => beforeDay)} \\d{1,2}${ORDINAL}?(?: ${BEFORE_MONTH}${MONTH})?`,
  `\\d{1,2}${ORDINAL}(?: ${BEFORE_MONTH}${MONTH})?`,
  `\\d{1,2} ${BEFORE_MONTH}${MONTH}`,
  `${MONTH} \\d{1,2}${ORDINAL}?`,
  String.raw`\d{4}-\d{2}-\d{2}`,
].join('|');

const IS_TODAY = whole(({ today }) => today);
const IS_YESTERDAY = whole(({ yesterday }) => yesterday);
const IS_DAY_BEFORE_YESTERDAY = whole(({ dayBeforeYesterday }) => dayBeforeYesterday);
const OPENING_WEEKDAY = new RegExp(`^${BEFORE_WEEKDAY} `, 'u');

const dayIn = (text: string, today: string): string | null => {
  if (IS_TODAY.test(text)) return today;
  if (IS_YESTERDAY.test(text)) return addDays(today, -1);
  if (IS_DAY_BEFORE_YESTERDAY.test(text)) return addDays(today, -2);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isDay(text) && text <= today ? text : null;
  const [name = ''] = text.replace(OPENING_WEEKDAY, '').split(/,? /u);
  const weekday = indexOfName(WEEKDAYS, name);
  if (weekday >= 0 && !/\d/u.test(text)) {
    const back = (new Date(`${today}T00:00:00Z`).getUTCDay() - weekday + 7) % 7;
    // On a Friday, `Friday` may be today or a week ago.
    return back === 0 ? null : addDays(today, -back);
  }
  const number = /\d{1,2}/.exec(text)?.[0];
  const month = text
    .split(' ')
    .map((word) => indexOfName(MONTHS, word))
    .find((place) => place >= 0);
  const day = number === undefined ? null : lastDate(Number(number), month === undefined ? null : month + 1, today);
  // `Monday 24` is not a day if the 24th was a Tuesday.
  const isOther = day !== null && weekday >= 0 && new Date(`${day}T00:00:00Z`).getUTCDay() !== weekday;
  return isOther ? null : day;
};

interface Form {
  readonly pattern: string;
  read(match: readonly (string | undefined)[], today: string, texts: DiaryTexts): DiaryPeriod | null;
}

const upTo = (from: string, today: string, words: string): DiaryPeriod => ({ from, to: today, words });

const lastDays = (count: number, today: string, texts: DiaryTexts): DiaryPeriod =>
  upTo(addDays(today, 1 - count), today, texts.lastDays(count));

const FORMS: readonly Form[] = [
  {
    pattern: `${words(({ openingSpan }) => openingSpan)} (${A_DAY}) ${words(({ betweenDays }) => betweenDays)} (${A_DAY})`,
    read: ([one = '', other = ''], today, texts) => {
      const [from, to] = [dayIn(one, today), dayIn(other, today)];
      return from === null || to === null || from > to
        ? null
        : { from, to, words: texts.fromTo(texts.day(from), texts.day(to), to.slice(0, 4)) };
    },
  },
  {
    pattern: `${words(({ since }) => since)} (${A_DAY})`,
    read: ([name = ''], today, texts) => {
      const day = dayIn(name, today);
      if (day === null) return null;
      return upTo(day, today, day === today ? texts.today : texts.since(nameOfDay(day, today, texts)));
    },
  },
  {
    // Different from `last week`, which is Monday to Sunday.
    pattern: words(({ pastWeek }) => pastWeek),
    read: (_, today, texts) => lastDays(7, today, texts),
  },
  {
    pattern: words(({ pastMonth }) => pastMonth),
    read: (_, today, texts) => lastDays(30, today, texts),
  },
  {
    pattern: words(({ thisWeek }) => thisWeek),
    read: (_, today, texts) => upTo(mondayOf(today), today, texts.thisWeek),
  },
  {
    pattern: words(({ lastWeek }) => lastWeek),
    read: (_, today, texts) => {
      const from = addDays(mondayOf(today), -7);
      const to = addDays(from, 6);
      return { from, to, words: texts.lastWeek(texts.day(from), texts.day(to)) };
    },
  },
  {
    pattern: words(({ thisMonth }) => thisMonth),
    read: (_, today, texts) => upTo(`${today.slice(0, 7)}-01`, today, texts.thisMonth),
  },
  {
    pattern: words(({ lastMonth }) => lastMonth),
    read: (_, today, texts) => {
      const to = addDays(`${today.slice(0, 7)}-01`, -1);
      return { from: `${to.slice(0, 7)}-01`, to, words: texts.lastMonth };
    },
  },
  {
    pattern: `${words(({ beforeLastDays }) => beforeLastDays)} (\\d{1,3}|${anyNameOf(NUMBERS)}) (?:${words(({ days }) => days)}|(${words(({ weeks }) => weeks)}))`,
    read: ([number = '', weeks], today, texts) => {
      const count = /\d/.test(number) ? Number(number) : indexOfName(NUMBERS, number);
      const days = weeks === undefined ? count : count * 7;
      return days < 1 ? null : lastDays(days, today, texts);
    },
  },
  {
    pattern: `${words(({ inMonth }) => inMonth)} (${anyNameOf(MONTHS)})(?! \\d)`,
    read: ([name = ''], today, texts) => {
      const first = lastDate(1, indexOfName(MONTHS, name) + 1, today);
      if (first === null) return null;
      const end = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
      const to = end < today ? end : today;
      return { from: first, to, words: texts.fromTo(texts.day(first), texts.day(to), first.slice(0, 4)) };
    },
  },
  {
    pattern: `(?:${words(({ onDay }) => onDay)} )?(${A_DAY})`,
    read: ([name = ''], today, texts) => {
      const day = dayIn(name, today);
      return day === null ? null : oneDay(day, today, texts);
    },
  },
];

/** All of a diary, which is what is counted where no day is named. */
const WHOLE = asWords(words((periods) => periods.whole));

const WORDS = FORMS.map(({ pattern, read }) => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'u'),
  read,
}));

/** Whether a text names days, or is nothing but days. */
export const namesDays = (text: string): boolean => WORDS.some(({ pattern }) => pattern.test(text));
export const isOnlyDays = (text: string): boolean =>
  WORDS.some(({ pattern }) => text.replace(pattern, '').trim() === '');

/**
 * Finds the days that a question is about, and the question without them. The days are worded by `texts`. Null if they
 * are ambiguous.
 */
export const periodIn = (
  question: string,
  { at, offsetMinutes }: SentAt,
  texts: DiaryTexts,
): { readonly period: DiaryPeriod | null; readonly rest: string } | null => {
  const today = localDay(at, offsetMinutes);
  for (const { pattern, read } of WORDS) {
    const match = pattern.exec(question);
    if (match === null) continue;
    const period = read(match.slice(1), today, texts);
    const rest = `${question.slice(0, match.index)} ${question.slice(match.index + match[0].length)}`;
    return period === null ? null : { period, rest };
  }
  return { period: null, rest: question.replace(WHOLE, ' ') };
};
