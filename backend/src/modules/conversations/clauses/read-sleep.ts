import { valueOf } from '../proposing/numbers';
import type { KindReading } from './reading-of-kind';
import type { Clause } from './clause';
import { ONE_NUMBER } from './strengths';
import { agreed, isDivided, leavesOpen } from './agreed';

const SLEEP = /(?<!\p{L})(?:slept|sleep|sleeping|asleep|dorm\p{L}+|sueño|geschlafen|schlaf)(?!\p{L})/u;
const HOURS = new RegExp(
  `${ONE_NUMBER}(?<half> and a half)? ?(?:hours?'?|hrs?|h|horas?|stunden?|std)(?!\\p{L})(?<more> and a half| y media)?(?: ?(?<minutes>[0-5]\\d)(?: ?(?:minutes?|mins?|m|minutos?|minuten)(?!\\p{L})|(?= |$)))?`,
  'gu',
);
/** A second number for the same: `4 hrs maybe 5`. */
const MAYBE_OTHER =
  /(?<!\p{L})(?:hours?|hrs?|h|horas?|stunden?|std) (?:or )?(?:maybe|perhaps|possibly|or|quizás?|tal vez|o|vielleicht|oder) \d/u;
const ANY_HOURS = /\d ?(?:hours?|hrs?|h|horas?|stunden?|std)(?!\p{L})/u;

const lengthsIn = (text: string): readonly (number | null)[] => {
  if (MAYBE_OTHER.test(text)) return [null];
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

/** The sleep that a message tells: how long, where the hours stand beside it. */
export const readSleep = (clauses: readonly Clause[]): KindReading | null => {
  const from = clauses.filter((each) => each.isTold && SLEEP.test(each.text));
  const [first] = from;
  if (first === undefined) return null;
  // `Slept badly, about 5 hours`: hours alone are of the sleep beside them.
  const beside = clauses.filter(
    (each) =>
      each.isTold &&
      !SLEEP.test(each.text) &&
      from.some(({ sentence }) => sentence === each.sentence) &&
      /^ (?:about |around |maybe |only |just |roughly |unos? |unas |solo |sólo |ungefähr |etwa |nur |so |like )*[\d\p{L}.,]+ ?(?:hours?|hrs?|h|horas?|stunden?|std)(?: ?[0-5]\d)? (?:max |tops |or so |sleep |of sleep )?$/u.test(
        each.text,
      ),
  );
  const lengths = [...from, ...beside].flatMap(({ text }) => lengthsIn(text));
  const minutes = agreed(lengths);
  return {
    thing: { kind: 'sleep', minutes },
    from: [...from, ...beside],
    isOfSeveral: isDivided(lengths),
    leavesOpen: leavesOpen(lengths, minutes),
  };
};
