import { type When, localDay } from '#events/conversations/diary-entry';
import { addDays } from '#kernel/calendar';
import { valueOf } from './numbers';
import type { SentAt } from './sent-at';

type Part = 'morning' | 'afternoon' | 'night';

/** One phrase of a time, in English or Spanish. */
type Piece =
  | { readonly kind: 'now' }
  | { readonly kind: 'day'; readonly daysAgo: number; readonly part: Part | null }
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'ago'; readonly minutes: number }
  | {
      readonly kind: 'clock';
      readonly hour: number;
      readonly minute: number;
      readonly isExact: boolean;
      readonly part: Part | null;
    }
  /** `for breakfast`: between these hours. */
  | { readonly kind: 'occasion'; readonly from: number; readonly to: number };

/** What is said of the time of one thing. */
export type Moment = readonly Piece[];

const WEEKDAYS: readonly (readonly string[])[] = [
  ['sunday', 'domingo'],
  ['monday', 'lunes'],
  ['tuesday', 'martes'],
  ['wednesday', 'miércoles'],
  ['thursday', 'jueves'],
  ['friday', 'viernes'],
  ['saturday', 'sábado'],
];

const DAYS: Readonly<Record<string, Extract<Piece, { kind: 'day' }>>> = {
  ...Object.fromEntries(
    (
      [
        [['today', 'hoy', 'earlier today'], 0, null],
        [['this morning', 'esta mañana', 'today in the morning', 'in the morning today'], 0, 'morning'],
        [['this afternoon', 'esta tarde'], 0, 'afternoon'],
        [['this evening', 'tonight', 'esta noche'], 0, 'night'],
        [['yesterday', 'ayer'], 1, null],
        [['yesterday morning', 'ayer por la mañana', 'ayer en la mañana'], 1, 'morning'],
        [['yesterday afternoon', 'ayer por la tarde', 'ayer en la tarde'], 1, 'afternoon'],
        [['last night', 'yesterday evening', 'yesterday night', 'anoche', 'ayer por la noche'], 1, 'night'],
        [['the day before yesterday', 'anteayer', 'antes de ayer'], 2, null],
      ] as const
    ).flatMap(([names, daysAgo, part]) => names.map((name) => [name, { kind: 'day', daysAgo, part }] as const)),
  ),
};

const OCCASIONS: readonly (readonly [names: string, from: number, to: number])[] = [
  ['breakfast|desayuno', 4, 12],
  ['brunch', 9, 14],
  ['lunch|lunchtime|almuerzo', 11, 16],
  ['dinner|supper|tea time|cena', 17, 24],
  ['bed|bedtime', 18, 24],
];

const DAY = 24 * 60;

/** Minutes. */
const unitOf = (word: string): number => (word.startsWith('m') ? 1 : word.startsWith('h') ? 60 : DAY);

const partOf = (word: string | undefined): Part | null => {
  if (word === undefined) return null;
  if (/morning|mañana|madrugada/.test(word)) return 'morning';
  return /afternoon|tarde/.test(word) ? 'afternoon' : 'night';
};

interface Form {
  readonly pattern: string;
  read(groups: readonly (string | undefined)[]): Piece | null;
}

const clock = (hour: number, minute: number, part: Part | null, isExact: boolean): Piece | null =>
  hour > 24 || minute > 59 ? null : { kind: 'clock', hour, minute, part, isExact };

/** `8am`, `08:00` and `14:20` are clear; `8` and `8:20` may be in the morning or at night. */
const clockOf = (hours: string, minutes = '0', meridiem = '', part: Part | null = null): Piece | null => {
  const hour = Number(hours);
  if (meridiem === '') return clock(hour, Number(minutes), part, hour > 12 || hours.startsWith('0'));
  if (hour < 1 || hour > 12) return null;
  return clock((hour % 12) + (meridiem.startsWith('p') ? 12 : 0), Number(minutes), null, true);
};

const AM_PM = String.raw`([ap])\.? ?m\.?`;
const EN_PART = '(in the morning|in the afternoon|in the evening|at night)';
const ES_PART = '(de la mañana|de la madrugada|de la tarde|de la noche)';
const NUMBER = String.raw`(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|half an|half a|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|media)`;

const FORMS: readonly Form[] = [
  { pattern: 'just now|right now|now|ahora(?: mismo)?|recién', read: () => ({ kind: 'now' }) },
  {
    pattern: `(${Object.keys(DAYS)
      .sort((a, b) => b.length - a.length)
      .join('|')})`,
    read: ([name = '']) => DAYS[name] ?? null,
  },
  {
    pattern: `(?:on |last |el (?:pasado )?)?(${WEEKDAYS.flat().join('|')})`,
    read: ([name = '']) => ({ kind: 'weekday', weekday: WEEKDAYS.findIndex((names) => names.includes(name)) }),
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
    read: ([name = '']) => clock(/^(?:noon|midday|mediodía)$/.test(name) ? 12 : 0, 0, null, true),
  },
  {
    pattern: String.raw`(?:at |around |about |@ ?)?(\d{1,2})(?:[:.](\d{2}))? ?${AM_PM}`,
    read: ([hours = '', minutes, meridiem]) => clockOf(hours, minutes, meridiem),
  },
  {
    pattern: String.raw`(?:at |around |@ ?)(\d{1,2})(?::(\d{2}))?(?: o'clock)?(?: ${EN_PART})?`,
    read: ([hours = '', minutes, part]) => clockOf(hours, minutes, '', partOf(part)),
  },
  {
    pattern: String.raw`(\d{1,2}):(\d{2})(?: ?(?:h|hrs|hours|horas))?(?: ${EN_PART})?`,
    read: ([hours = '', minutes, part]) => clockOf(hours, minutes, '', partOf(part)),
  },
  {
    pattern: String.raw`(?:a|sobre) las? (\d{1,2})(?:[:.](\d{2}))?(?: ?(?:h|hs|horas))?(?: ${ES_PART})?`,
    read: ([hours = '', minutes, part]) => clockOf(hours, minutes, '', partOf(part)),
  },
  {
    pattern: `a las? (\\d{1,2}) y (media|cuarto)(?: ${ES_PART})?`,
    read: ([hours = '', more, part]) => clockOf(hours, more === 'media' ? '30' : '15', '', partOf(part)),
  },
  ...OCCASIONS.map(([names, from, to]): Form => ({
    pattern: `(?:for|at|with|after|before|para|en|con|después del?|antes del?|tras)(?: (?:el|la|my|mi))? (?:${names})`,
    read: () => ({ kind: 'occasion', from, to }),
  })),
];

const LEADING = FORMS.map(({ pattern }) => new RegExp(String.raw`^(?:${pattern})(?:\s*[,:–-]\s*|\s+)`, 'u'));
const TRAILING = FORMS.map(({ pattern }) => new RegExp(String.raw`(?:\s*[,(–-]\s*|\s+)(?:${pattern})\)?$`, 'u'));
const WHOLE = FORMS.map(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'u'));

interface Stripped {
  readonly rest: string;
  readonly moment: Moment;
}

/** A clause without the times at one of its ends. */
const strip = (clause: string, patterns: readonly RegExp[]): Stripped => {
  let rest = clause;
  const moment: Piece[] = [];
  for (let found = true; found && moment.length < 3;) {
    found = false;
    for (const [at, pattern] of patterns.entries()) {
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

/** The time that a text is, wholly; null if it is none. */
export const momentOf = (text: string): Moment | null => {
  for (const [at, pattern] of WHOLE.entries()) {
    const match = pattern.exec(text);
    const piece = match === null ? null : (FORMS[at]?.read(match.slice(1)) ?? null);
    if (piece !== null) return [piece];
  }
  const { rest, moment } = withoutTrailingTime(text);
  const first = moment.length === 0 ? null : momentOf(rest);
  return first === null ? null : [...first, ...moment];
};

export const hasClock = (moment: Moment): boolean => moment.some(({ kind }) => kind === 'clock' || kind === 'ago');

const MINUTE_MS = 60_000;

const EARLIEST = 6;

const isPossible = (hour: number, part: Part | null): boolean => {
  if (part === 'morning') return hour < 12;
  return part === 'afternoon' ? hour >= 12 && hour < 20 : part === null || hour >= 17 || hour < 4;
};

/** The hours that an hour without 'am' or 'pm' may be. */
const hoursOf = (hour: number, isExact: boolean): readonly number[] =>
  isExact ? [hour % 24] : [hour % 12, (hour % 12) + 12];

/**
 * When it was. Of an hour before six that may be in the afternoon as well only the day counts.
 * Null of what is still to come, or contradicts itself: that is no time of a diary.
 */
export const whenOf = (moment: Moment, sent: SentAt): When | null => {
  const { at, offsetMinutes } = sent;
  const now = Date.parse(at);
  const today = localDay(at, offsetMinutes);
  const of = (time: number, said: When['said']): When => ({ at: new Date(time).toISOString(), offsetMinutes, said });
  const kinds = moment.map(({ kind }) => (kind === 'weekday' ? 'day' : kind));
  if (new Set(kinds).size < kinds.length) return null;
  const ago = moment.find((piece) => piece.kind === 'ago');
  if (ago !== undefined) {
    if (moment.length > 1) return null;
    const isDays = ago.minutes % DAY === 0;
    return of(now - ago.minutes * MINUTE_MS, isDays ? 'day' : 'time');
  }
  const named = moment.find((piece) => piece.kind === 'day');
  const weekday = moment.find((piece) => piece.kind === 'weekday');
  const occasion = moment.find((piece) => piece.kind === 'occasion');
  const timed = moment.find((piece) => piece.kind === 'clock');
  if (named === undefined && weekday === undefined && occasion === undefined && timed === undefined)
    return of(now, 'none');
  const back = weekday === undefined ? 0 : (new Date(`${today}T00:00:00Z`).getUTCDay() - weekday.weekday + 7) % 7 || 7;
  const day = addDays(today, -(named?.daysAgo ?? back));
  const onDay = (hour: number, minute = 0, base = day): number =>
    Date.parse(`${base}T00:00:00Z`) + (hour * 60 + minute - offsetMinutes) * MINUTE_MS;
  const part = named?.part ?? null;
  if (timed === undefined) {
    const middle = part === 'morning' ? 9 : part === 'afternoon' ? 15 : part === 'night' ? 21 : 12;
    const time = Math.min(day === today && part === null ? now : onDay(middle), now);
    return of(localDay(new Date(time).toISOString(), offsetMinutes) === day ? time : onDay(0), 'day');
  }
  const possible = hoursOf(timed.hour, timed.isExact)
    .filter((hour) => isPossible(hour, part) && isPossible(hour, timed.part))
    .filter((hour) => occasion === undefined || (hour >= occasion.from && hour < occasion.to))
    // `Last night at 2` was today.
    .map((hour) => onDay(hour, timed.minute, part === 'night' && hour < 4 ? addDays(day, 1) : day))
    .filter((time) => time <= now);
  const [first] = possible;
  if (first === undefined) return null;
  // `At 9` is as a clock of 24 hours has it, from the hour at which people get up.
  return possible.length === 1 || timed.hour >= EARLIEST ? of(first, 'time') : of(Math.min(now, onDay(12)), 'day');
};

/** Whether it was on the day on which it was told. */
export const isToday = ({ at, offsetMinutes }: When, sent: SentAt): boolean =>
  localDay(at, offsetMinutes) === localDay(sent.at, sent.offsetMinutes);

/** Clock times that say whether they are in the morning. */
export const EXACT_CLOCK =
  /(?<![\p{L}\d:.,/-])(?:\d{1,2}(?:[:.]\d{2})? ?[ap]\.? ?m(?![\p{L}\d])|(?:0\d|1[3-9]|2[0-3]):\d{2}(?![\d:]))/gu;

/** The one clock time that stands in a text; null if there is none, or several. */
export const onlyClockIn = (text: string): Moment | null => {
  const found = [...text.matchAll(EXACT_CLOCK)];
  const [only] = found;
  return only === undefined || found.length > 1 ? null : momentOf(only[0].trim());
};
