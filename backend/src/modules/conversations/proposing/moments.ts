import { DAY_MINUTES } from '#kernel/durations';
import { WEEKDAYS, anyNameOf, indexOfName } from '../languages/calendar-words';
import { allForms, anyLanguage } from '../languages/diary-languages';
import { numbersOf } from '../languages/diary-number-words';
import { GERMAN_MOMENTS } from './german-moments';
import {
  MIDNIGHT,
  type Moment,
  type MomentForm,
  type MomentPiece,
  clock,
  clockPiece,
  partOf,
  wordedClock,
} from './moment-pieces';
import { HOURS_IN_WORDS, valueOf } from './numbers';
import { OF_ELSE } from './said-times';
import { SINCE_MOMENTS } from './since-moments';
import { spanMoments } from './span-moments';
import { SPANISH_MOMENTS } from './spanish-moments';

const DAYS: Readonly<Record<string, Extract<MomentPiece, { kind: 'day' }>>> = Object.fromEntries(
  allForms(({ time }) => time.days).flatMap(([names, daysAgo, part]) =>
    names.map((name) => [name, { kind: 'day', daysAgo, part }] as const),
  ),
);

/** The length of a time unit in minutes. */
const unitOf = (word: string): number => (word.startsWith('m') ? 1 : word.startsWith('h') ? 60 : DAY_MINUTES);

const AM_PM = String.raw`([ap])\.? ?m\.?`;
const EN_PART = '(in the morning|in the afternoon|in the evening|at night)';
const ES_PART = '(de la mañana|de la madrugada|de la tarde|de la noche)';
const NUMBER = String.raw`(\d{1,3}|an?|half an|half a|un|una|media|${[...numbersOf('en', 1, 10), ...numbersOf('es', 2, 10)].join('|')})`;

const SINGLE: readonly MomentForm[] = [
  // Before the plain times, so that `since noon` is not read as `noon`.
  ...SINCE_MOMENTS,
  ...SPANISH_MOMENTS,
  { pattern: 'just now|right now|now|ahora(?: mismo)?|recién', read: () => ({ kind: 'now' }) },
  {
    // What began today concerns today; what began earlier may concern both days.
    pattern: `(since |desde |seit )?(${Object.keys(DAYS)
      .sort((a, b) => b.length - a.length)
      .join('|')})`,
    read: ([since, name = '']) => {
      const day = DAYS[name] ?? null;
      return since !== undefined && day?.daysAgo !== 0 ? null : day;
    },
  },
  {
    pattern: `(on |last |el (?:pasado )?|am |letzten )?(${anyNameOf(WEEKDAYS)})(?: (morning|afternoon|evening|night)| ?(vormittag|nachmittag|abend|nacht|früh))?(?! roast)`,
    read: ([before = '', name = '', part, german = part]) => ({
      kind: 'weekday',
      weekday: indexOfName(WEEKDAYS, name),
      isLast: /last|pasado|letzten/.test(before),
      part: partOf(german),
    }),
  },
  {
    pattern: `${NUMBER} (hours?|hrs?|h|minutes?|mins?|days?) ago`,
    read: ([amount = '', unit = '']) => ({ kind: 'ago', minutes: (valueOf(amount) ?? 0) * unitOf(unit) }),
  },
  {
    pattern: `hace ${NUMBER} (horas?|h|minutos?|min|días?)`,
    read: ([amount = '', unit = '']) => ({ kind: 'ago', minutes: (valueOf(amount) ?? 0) * unitOf(unit) }),
  },
  {
    pattern: '(?:at |around |al? |a )?(noon|midday|mediodía|midnight|medianoche)',
    read: ([name = '']) => clock(/^(?:noon|midday|mediodía)$/.test(name) ? [12] : MIDNIGHT, 0),
  },
  {
    pattern: `(?:at |around |about )?(half|quarter|five|ten|twenty) (past|to) (\\d{1,2}|${HOURS_IN_WORDS})(?: ${EN_PART})?`,
    read: ([minutes = '', side = '', name = '', part]) => wordedClock(minutes, side, name, part),
  },
  {
    // `At half 8` and `half eight` are half past it, other than the German `halb acht`.
    pattern: `(?:(?:at |around |about )+half (\\d{1,2}|${HOURS_IN_WORDS})|half (${HOURS_IN_WORDS})(?! \\p{L}+s(?!\\p{L})))(?: ${EN_PART})?`,
    read: ([name, bare, part]) => wordedClock('half', 'past', name ?? bare ?? '', part),
  },
  {
    pattern: `(?:at |around )(${HOURS_IN_WORDS})(?: o'clock)?(?: ${EN_PART})?`,
    read: ([name = '', part]) => clockPiece(String(valueOf(name) ?? ''), '0', '', partOf(part)),
  },
  {
    pattern: String.raw`(?:at |around |about |@ ?)?(\d{1,2})(?:[:.](\d{2}))? ?${AM_PM}`,
    read: ([hours = '', minutes, meridiem]) => clockPiece(hours, minutes, meridiem),
  },
  {
    pattern: String.raw`(?:at |around |@ ?)(\d{1,2})(?:[:.](\d{2}))?(?:ish| o'clock)?(?: ${EN_PART})?`,
    read: ([hours = '', minutes, part]) => clockPiece(hours, minutes, '', partOf(part)),
  },
  {
    pattern: `(?:about |abt )?(\\d{1,2})(?:[:.](\\d{2}))? ?o'?clock(?: ${EN_PART})?`,
    read: ([hours = '', minutes, part]) => clockPiece(hours, minutes, '', partOf(part)),
  },
  {
    pattern: String.raw`(\d{1,2}):(\d{2})(?: ?(?:h|hrs|hours|horas))?(?: ${EN_PART})?`,
    read: ([hours = '', minutes, part]) => clockPiece(hours, minutes, '', partOf(part)),
  },
  {
    pattern: String.raw`(?:a|sobre) las? (\d{1,2})(?:[:.](\d{2}))?(?: ?(?:h|hs|horas))?(?: ${ES_PART})?`,
    read: ([hours = '', minutes, part]) => clockPiece(hours, minutes, '', partOf(part)),
  },
  {
    pattern: `a las? (\\d{1,2}) y (media|cuarto)(?: ${ES_PART})?`,
    read: ([hours = '', more, part]) => clockPiece(hours, more === 'media' ? '30' : '15', '', partOf(part)),
  },
  ...GERMAN_MOMENTS,
  ...allForms(({ time }) => time.occasions).map(([names, from, to]): MomentForm => ({
    pattern: `(?:${anyLanguage(({ time }) => time.withOccasion)}) (?:${names})`,
    read: () => ({ kind: 'occasion', from, to }),
  })),
];

/** The clock time that a whole text is, by the forms of single times. */
const readClock = (text: string): MomentPiece | null => {
  for (const { pattern, read } of SINGLE) {
    const match = new RegExp(`^(?:${pattern})$`, 'u').exec(text);
    const piece = match === null ? null : read(match.slice(1));
    if (piece !== null) return piece;
  }
  return null;
};
/** Spans come first, so that neither of their ends is read as the time. */
const FORMS: readonly MomentForm[] = [...spanMoments(readClock), ...SINGLE];

const LEADING = FORMS.map(({ pattern }) => new RegExp(String.raw`^(?:${pattern})(?:\s*[,:–-]\s*|\s+)`, 'u'));
const TRAILING = FORMS.map(({ pattern }) => new RegExp(String.raw`(?:\s*[,(–-]\s*|\s+)(?:${pattern})\)?$`, 'u'));
/** Words before a time that is compared with, or from which or until which something was. */
const NO_MARK = `(?<!(?<!\\p{L})(?:${anyLanguage(({ time }) => time.compared)}) )`;
const INSIDE = FORMS.map(
  ({ pattern }) =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}/.,:'-])${NO_MARK}(?:${pattern})(?![\p{L}\p{N}/%]|[.,:-]\p{N})(?! ?(?:to|until|till|bis|hasta|–) ?\d)${OF_ELSE}`,
      'gu',
    ),
);
const WHOLE = FORMS.map(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'u'));

interface Stripped {
  readonly rest: string;
  readonly moment: Moment;
}

/** Removes the times at one end of a clause. */
const strip = (clause: string, patterns: readonly RegExp[]): Stripped => {
  let rest = clause;
  const moment: MomentPiece[] = [];
  for (let found = true; found && moment.length < 3;) {
    found = false;
    for (const [at, pattern] of patterns.entries()) {
      if (FORMS[at]?.needs?.test(rest) === false) continue;
      const match = pattern.exec(rest);
      if (match === null) continue;
      const piece = FORMS[at]?.read(match.slice(1)) ?? null;
      if (piece === null) continue;
      moment.push(piece);
      rest = match.index === 0 ? rest.slice(match[0].length) : rest.slice(0, match.index);
      found = true;
      break;
    }
  }
  return { rest, moment };
};

export const withoutLeadingTime = (clause: string): Stripped => strip(clause, LEADING);
export const withoutTrailingTime = (clause: string): Stripped => strip(clause, TRAILING);

/** The time, if a whole text is one; else null. */
export const momentOf = (text: string): Moment | null => {
  for (const [at, pattern] of WHOLE.entries()) {
    const match = FORMS[at]?.needs?.test(text) === false ? null : pattern.exec(text);
    const piece = match === null ? null : (FORMS[at]?.read(match.slice(1)) ?? null);
    if (piece !== null) return [piece];
  }
  const { rest, moment } = withoutTrailingTime(text);
  const first = moment.length === 0 ? null : momentOf(rest);
  return first === null ? null : [...first, ...moment];
};

/** A time and its position in a text. */
interface TimeInside {
  readonly piece: MomentPiece;
  readonly from: number;
  readonly to: number;
}

/** The times in a text. Of two that overlap, the longer. */
export const momentsIn = (text: string): readonly TimeInside[] => {
  const all = INSIDE.flatMap((pattern, at) =>
    (FORMS[at]?.needs?.test(text) === false ? [] : [...text.matchAll(pattern)]).flatMap(
      (match): readonly TimeInside[] => {
        const piece = FORMS[at]?.read(match.slice(1)) ?? null;
        return piece === null ? [] : [{ piece, from: match.index, to: match.index + match[0].length }];
      },
    ),
  );
  const found: TimeInside[] = [];
  for (const each of [...all].sort((a, b) => b.to - b.from - (a.to - a.from)))
    if (found.every(({ from, to }) => each.to <= from || each.from >= to)) found.push(each);
  return found.sort((a, b) => a.from - b.from);
};

/** A text with each of its times blanked. */
export const withoutMoments = (text: string): string =>
  momentsIn(text).reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);

export const isLastNight = (moment: Moment): boolean =>
  moment.length === 1 && moment.every((piece) => piece.kind === 'day' && piece.daysAgo === 1 && piece.part === 'night');

/** Clock times that are clearly before or after noon. */
export const EXACT_CLOCK =
  /(?<![\p{L}\d:.,/-])(?:\d{1,2}(?:[:.]\d{2})? ?[ap]\.? ?m(?![\p{L}\d])|(?:0\d|1[3-9]|2[0-3]):\d{2}(?![\d:]))/gu;

/** The only clock time in a text; null if there is none, or several. */
export const onlyClockIn = (text: string): Moment | null => {
  const found = [...text.matchAll(EXACT_CLOCK)];
  const [only] = found;
  return only === undefined || found.length > 1 ? null : momentOf(only[0].trim());
};
