import { foldedText } from '../folded-text';
import { MONTHS, anyNameOf } from '../languages/calendar-words';
import { anyLanguage, asWords } from '../languages/diary-languages';
import { OF_TEN } from './diary-patterns';

const HOUR = `(?:${anyLanguage(({ time }) => time.hours)})(?!\\p{L})`;
/** Follows a figure that is not a time: `around 6 out of 10`, `from 400 mg`. */
export const OF_ELSE = `(?!\\d|[.,]\\d|${OF_TEN}|\\s?(?:mg|mcg|ml|g|kg|%|x)(?!\\p{L})|\\s(?:${anyLanguage(({ time }) => time.countedUnits)})(?!\\p{L}))`;

/** A clock time, or what looks like one. */
const CLOCK = new RegExp(
  [
    String.raw`(?<![\p{L}\d/])\d{1,2}[:.h]\d{2}(?!\d)`,
    // `0645`
    String.raw`(?<![\p{L}\d.,/])(?:[01]\d|2[0-3])[0-5]\d(?: ?(?:h|hrs?))?(?![\p{L}\d.,/]| ?(?:mg|mcg|ml|k?cal|${anyLanguage(({ time }) => time.countedInThousands)})(?!\p{L}))`,
    String.raw`(?<!\d)\d{1,2} ?(?:[ap]\.? ?m(?!\p{L})|${anyLanguage(({ time }) => time.oclock)})`,
    `(?<!\\p{L})(?:@|${anyLanguage(({ time }) => time.beforeClock)}) (?:(?:${anyLanguage(({ time }) => time.aroundClock)}) )?(?:\\d{1,2}${OF_ELSE}|${HOUR})`,
    `(?<!\\p{L})(?:${anyLanguage(({ time }) => time.quarters)})(?!\\p{L})|(?<!\\p{L})(?:${anyLanguage(({ time }) => time.halfBefore)}) ${HOUR}`,
    asWords(anyLanguage(({ time }) => time.noonAndMidnight)).source,
  ].join('|'),
  'u',
);
const ORDINAL_END = anyLanguage(({ time }) => time.ordinalEnds);
const BEFORE_MONTH = anyLanguage(({ time }) => time.beforeMonth);
/** A date: `13 August`, `the 13th`, `am 13.8.` */
const DATE = `(?:\\d{1,2}(?:${ORDINAL_END})? (?:(?:${BEFORE_MONTH}) )?(?:${anyNameOf(MONTHS)})|(?:${anyNameOf(MONTHS)}) \\d{1,2}|${anyLanguage(({ time }) => time.dates)})`;
/** Names a day other than that of the message. */
const OTHER_DAY = new RegExp(
  `(?<![\\p{L}\\d])(?:${anyLanguage(({ time }) => time.otherDays)}|(?:19|20)\\d{2}|${DATE})(?!\\p{L})`,
  'u',
);
/** Names a part of the day rather than a clock time. */
const PART_OF_DAY = asWords(anyLanguage(({ time }) => time.partsOfDay));

export const saysClock = (message: string): boolean => CLOCK.test(foldedText(message));
export const saysOtherDay = (message: string): boolean => OTHER_DAY.test(foldedText(message));

/**
 * Whether a message says in any way when something was. Something that only looks like a time costs no more than a
 * question.
 */
export const saysTime = (message: string): boolean =>
  saysClock(message) || saysOtherDay(message) || PART_OF_DAY.test(foldedText(message));
