import { anyLanguage, asWords } from '../languages/diary-languages';
import { numbersInWords } from '../languages/diary-number-words';
import { valueOf } from '../proposing/numbers';
import { lengthOfSpan } from '../proposing/span-moments';
import { agreed, isDivided, leavesOpen } from './agreed';
import type { Clause } from './clause';
import type { KindReading } from './reading-of-kind';
import { ONE_NUMBER } from './strengths';

const SLEEP = asWords(anyLanguage((language) => language.sleep.sleeping));
const HOUR_UNIT = anyLanguage(({ sleep }) => sleep.hours);
const HOURS = new RegExp(
  `${ONE_NUMBER}(?<half>${anyLanguage(({ sleep }) => sleep.halfBefore)}| ?(?:1/2|½))? ?(?:${anyLanguage(({ sleep }) => sleep.hoursWithMark)})(?!\\p{L})(?<more>${anyLanguage(({ sleep }) => sleep.halfAfter)})?(?: ?(?<minutes>[0-5]\\d)(?: ?(?:${anyLanguage(({ sleep }) => sleep.minutes)})(?!\\p{L})|(?= |$)))?`,
  'gu',
);
/** A second number for the same sleep: `4 hrs maybe 5`. */
const OTHER_NUMBER = new RegExp(
  `(?<!\\p{L})(?:${HOUR_UNIT}) (?:(?:${anyLanguage(({ sleep }) => sleep.beforeOther)}) )?(?:${anyLanguage(({ sleep }) => sleep.other)}) \\d`,
  'u',
);
/** Minutes in words, which are not read: `seis horas cuarenta`. */
const IN_WORDS_BEHIND = new RegExp(
  `(?<!\\p{L})(?:${HOUR_UNIT})(?: (?:${anyLanguage(({ joints }) => joints.and)}))? (?:${numbersInWords().join('|')})(?!\\p{L})`,
  'u',
);
/** Two sleeps or more of a length: `2 x 3 hours`. */
const PRODUCT = /\d ?[x×] ?\d/u;
const AWAKE = asWords(anyLanguage(({ sleep }) => sleep.awake));
const ANY_HOURS = new RegExp(`\\d ?(?:${HOUR_UNIT})(?!\\p{L})`, 'u');
/** A clause that is only a number of hours: `about 5 hours`. */
const HOURS_ALONE = new RegExp(
  `^ (?:(?:${anyLanguage(({ sleep }) => sleep.beforeHours)}) )*[\\d\\p{L}.,]+(?:${anyLanguage(({ sleep }) => sleep.halfBefore)}| ?(?:1/2|½))? ?(?:${HOUR_UNIT})(?:${anyLanguage(({ sleep }) => sleep.halfAfter)}|(?: ?[0-5]\\d)?) (?:(?:${anyLanguage(({ sleep }) => sleep.afterHours)}) )?$`,
  'u',
);

/** Longest sleep in minutes: it rules out twenty-three hours for `from 9 to 8`. */
const LONGEST = 14 * 60;

const lengthsIn = (text: string): readonly (number | null)[] => {
  if (
    OTHER_NUMBER.test(text) ||
    IN_WORDS_BEHIND.test(text) ||
    PRODUCT.test(text) ||
    (AWAKE.test(text) && ANY_HOURS.test(text))
  )
    return [null];
  const found = [...text.matchAll(HOURS)].map(({ groups }) => {
    const { value = '', half, more, minutes } = groups ?? {};
    const hours = valueOf(value);
    const isHalf = half !== undefined || more !== undefined;
    if (hours === null || (isHalf && minutes !== undefined)) return null;
    const length = Math.round(hours * 60) + (isHalf ? 30 : 0) + Number(minutes ?? 0);
    return length > 0 && length <= 24 * 60 ? length : null;
  });
  return found.length === 0 && ANY_HOURS.test(text) ? [null] : found;
};

const spanLengthsIn = ({ moment }: Clause): readonly (number | null)[] =>
  moment.flatMap((piece) => (piece.kind === 'span' ? [lengthOfSpan(piece, LONGEST)] : []));
const isSpanAlone = ({ text, moment }: Clause): boolean =>
  text.trim() === '' && moment.length > 0 && moment.every(({ kind }) => kind === 'span');

const BARE_SPAN = new RegExp(`\\d ?(?:${anyLanguage(({ time }) => time.toSpan)}|[–-]) ?\\d`, 'u');

/** Whether another clause of the sentence has a span, in which the person slept again or lay awake. */
const isOwnSpan = ({ sentence, moment, text }: Clause, sleep: Clause): boolean =>
  sentence === sleep.sentence && (moment.some(({ kind }) => kind === 'span') || BARE_SPAN.test(text));

/** Reads a sleep, and its length if hours are in or next to its clause. */
export const readSleep = (clauses: readonly Clause[]): KindReading | null => {
  const from = clauses.filter((each) => each.isTold && SLEEP.test(each.text));
  const [first] = from;
  if (first === undefined) return null;
  // `Slept badly, about 5 hours`: hours in the next clause are those of the sleep.
  const beside = clauses.filter(
    (each) =>
      each.isTold &&
      !SLEEP.test(each.text) &&
      from.some(({ sentence }) => sentence === each.sentence) &&
      (HOURS_ALONE.test(each.text) || isSpanAlone(each)),
  );
  const told = [...from, ...beside];
  const stated = told.flatMap(({ text }) => lengthsIn(text));
  // `Slept from 11 to 6`
  const lengths = stated.length > 0 ? stated : told.flatMap(spanLengthsIn);
  const isOfSpan = stated.length === 0 && lengths.length > 0;
  const minutes = agreed(lengths);
  return {
    thing: { kind: 'sleep', minutes },
    from: told,
    isOfSeveral: isDivided(lengths),
    leavesOpen:
      leavesOpen(lengths, minutes) ||
      (isOfSpan && clauses.some((each) => !told.includes(each) && isOwnSpan(each, first))),
  };
};
