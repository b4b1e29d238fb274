import { valueOf } from '../proposing/numbers';
import type { Told } from './begun';
import type { ClauseTold } from './clauses-told';
import { ONE_NUMBER } from './figures-told';
import { isDivided, only } from './only';

const SLEEP = /(?<!\p{L})(?:slept|sleep|sleeping|asleep|dorm\p{L}+|sueño|geschlafen|schlaf)(?!\p{L})/u;
const HOURS = new RegExp(
  `${ONE_NUMBER}(?<half> and a half)? ?(?:hours?'?|hrs?|h|horas?|stunden?|std)(?!\\p{L})(?<more> and a half| y media)?(?: (?<minutes>\\d{1,2}) ?(?:minutes?|mins?|m|minutos?|minuten)(?!\\p{L}))?`,
  'gu',
);
const ANY_HOURS = /\d ?(?:hours?|hrs?|h|horas?|stunden?|std)(?!\p{L})/u;

const lengthsIn = (text: string): readonly (number | null)[] => {
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
export const sleepTold = (clauses: readonly ClauseTold[]): Told | null => {
  const from = clauses.filter((each) => each.isTold && SLEEP.test(each.text));
  const [first] = from;
  if (first === undefined) return null;
  // `Slept badly, about 5 hours`: hours alone are of the sleep beside them.
  const beside = clauses.filter(
    (each) =>
      each.isTold &&
      !SLEEP.test(each.text) &&
      from.some(({ sentence }) => sentence === each.sentence) &&
      /^ (?:about |around |maybe |only |just |roughly |unos? |unas |solo |sólo |ungefähr |etwa |nur |so |like )*[\d\p{L}.,]+ ?(?:hours?|hrs?|h|horas?|stunden?|std) (?:max |tops |or so )?$/u.test(
        each.text,
      ),
  );
  const lengths = [...from, ...beside].flatMap(({ text }) => lengthsIn(text));
  return { thing: { kind: 'sleep', minutes: only(lengths) }, from, isOfSeveral: isDivided(lengths) };
};
