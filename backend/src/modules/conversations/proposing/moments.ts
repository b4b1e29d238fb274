import { type When, localDay } from '#events/conversations/diary-entry';
import { addDays } from '#kernel/calendar';
import { valueOf } from './numbers';
import type { SentAt } from './sent-at';

type Part = 'morning' | 'afternoon' | 'evening' | 'night';

/** One phrase of a time, in English or Spanish. */
type Piece =
  | { readonly kind: 'now' }
  | { readonly kind: 'day'; readonly daysAgo: number; readonly part: Part | null }
  | { readonly kind: 'weekday'; readonly weekday: number; readonly isLast: boolean }
  | { readonly kind: 'ago'; readonly minutes: number }
  | {
      readonly kind: 'clock';
      /** What the hour may be, from the beginning of the day; 24 is the end of it. */
      readonly hours: readonly number[];
      readonly minute: number;
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
        [['this evening'], 0, 'evening'],
        [['tonight', 'esta noche'], 0, 'night'],
        [['yesterday', 'ayer'], 1, null],
        [['yesterday morning', 'ayer por la mañana', 'ayer en la mañana'], 1, 'morning'],
        [['yesterday afternoon', 'ayer por la tarde', 'ayer en la tarde'], 1, 'afternoon'],
        [['yesterday evening'], 1, 'evening'],
        [['last night', 'yesterday night', 'anoche', 'ayer por la noche'], 1, 'night'],
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
  if (/afternoon|tarde/.test(word)) return 'afternoon';
  return /evening/.test(word) ? 'evening' : 'night';
};

interface Form {
  readonly pattern: string;
  read(groups: readonly (string | undefined)[]): Piece | null;
}

/** The hours that one without 'am' or 'pm' may be. */
const bothHalves = (hour: number): readonly number[] => [hour % 12, (hour % 12) + 12];

/** Midnight is at both ends of a day. */
const MIDNIGHT = [0, 24];

const clock = (hours: readonly number[], minute: number, part: Part | null = null): Piece => ({
  kind: 'clock',
  hours,
  minute,
  part,
});

/** `8am`, `08:00` and `14:20` are clear; `8` and `8:20` may be in the morning or at night. */
const clockOf = (hours: string, minutes = '0', meridiem = '', part: Part | null = null): Piece | null => {
  const hour = Number(hours);
  const minute = Number(minutes);
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  if (meridiem !== '')
    return hour < 1 || hour > 12 ? null : clock([(hour % 12) + (meridiem.startsWith('p') ? 12 : 0)], minute);
  if (hour === 24) return clock(MIDNIGHT, 0, part);
  const isExact = hour > 12 || hours.startsWith('0');
  return clock(isExact ? [hour] : bothHalves(hour), minute, part);
};

const PAST_OR_TO: Readonly<Record<string, number>> = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20 };

/** `Half past nine`, `quarter to ten`. */
const wordedClock = (minutes: string, side: string, name: string, part: string | undefined): Piece | null => {
  const hour = valueOf(name);
  const amount = PAST_OR_TO[minutes];
  if (hour === null || hour < 1 || hour > 12 || amount === undefined || (side === 'to' && minutes === 'half'))
    return null;
  return side === 'to'
    ? clock(bothHalves(hour === 1 ? 12 : hour - 1), 60 - amount, partOf(part))
    : clock(bothHalves(hour), amount, partOf(part));
};

const AM_PM = String.raw`([ap])\.? ?m\.?`;
const EN_PART = '(in the morning|in the afternoon|in the evening|at night)';
const ES_PART = '(de la mañana|de la madrugada|de la tarde|de la noche)';
const HOUR_NAMES = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const NUMBER = String.raw`(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|half an|half a|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|media)`;

const FORMS: readonly Form[] = [
  { pattern: 'just now|right now|now|ahora(?: mismo)?|recién', read: () => ({ kind: 'now' }) },
  {
    // What began today is of today; what began before may be of both.
    pattern: `(since |desde )?(${Object.keys(DAYS)
      .sort((a, b) => b.length - a.length)
      .join('|')})`,
    read: ([since, name = '']) => {
      const day = DAYS[name] ?? null;
      return since !== undefined && day?.daysAgo !== 0 ? null : day;
    },
  },
  {
    pattern: `(on |last |el (?:pasado )?)?(${WEEKDAYS.flat().join('|')})`,
    read: ([before = '', name = '']) => ({
      kind: 'weekday',
      weekday: WEEKDAYS.findIndex((names) => names.includes(name)),
      isLast: /last|pasado/.test(before),
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
    pattern: `(?:at |around |about )?(half|quarter|five|ten|twenty) (past|to) (\\d{1,2}|${HOUR_NAMES})(?: ${EN_PART})?`,
    read: ([minutes = '', side = '', name = '', part]) => wordedClock(minutes, side, name, part),
  },
  {
    pattern: `(?:at |around )(${HOUR_NAMES})(?: o'clock)?(?: ${EN_PART})?`,
    read: ([name = '', part]) => clockOf(String(valueOf(name) ?? ''), '0', '', partOf(part)),
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

export const isLastNight = (moment: Moment): boolean =>
  moment.length === 1 && moment.every((piece) => piece.kind === 'day' && piece.daysAgo === 1 && piece.part === 'night');

export const hasClock = (moment: Moment): boolean => moment.some(({ kind }) => kind === 'clock' || kind === 'ago');

const MINUTE_MS = 60_000;

/** Until then the day of somebody who is awake goes on: told at 00:30, `today` is one day or the other. */
export const NIGHT_ENDS = 5;
const NOON = 12;

const BEGINS: Readonly<Record<Part, number>> = { morning: 0, afternoon: 12, evening: 17, night: 18 };
const MIDDLES: Readonly<Record<Part, number>> = { morning: 9, afternoon: 15, evening: 19, night: 21 };

const isPossible = (hour: number, part: Part | null): boolean => {
  switch (part) {
    case null:
      return true;
    case 'morning':
      return hour < 12;
    case 'afternoon':
      return hour >= 12 && hour <= 20;
    case 'evening':
      return hour >= 17 && hour < 24;
    case 'night':
      return hour >= 18 || hour < NIGHT_ENDS;
  }
};

/** When something was, as far as its words tell; `times`: the two that it may have been, where they leave that open. */
export interface Timing {
  /** The day alone, where there are two times. */
  readonly when: When;
  readonly times: readonly string[];
}

/** A proposal that asks for no time is written as it was before there were any. */
export const asking = (times: readonly string[]): { readonly times?: readonly string[] } =>
  times.length === 0 ? {} : { times };

type Named = Extract<Piece, { kind: 'day' }>;

/**
 * When it was. One of two times is taken where the other cannot be: a part of the day, a meal, an hour that is still to come. Of a meal an hour of
 * the night is none where another can be. Null of what is still to come, contradicts itself, or leaves the day open.
 */
export const timingOf = (moment: Moment, sent: SentAt, isMeal = false): Timing | null => {
  const { at, offsetMinutes } = sent;
  const now = Date.parse(at);
  const local = new Date(now + offsetMinutes * MINUTE_MS);
  const today = localDay(at, offsetMinutes);
  const isNight = local.getUTCHours() < NIGHT_ENDS;
  const kinds = moment.map(({ kind }) => (kind === 'weekday' ? 'day' : kind));
  if (new Set(kinds).size < kinds.length) return null;
  const known = (time: number, said: When['said']): Timing => ({
    when: { at: new Date(time).toISOString(), offsetMinutes, said },
    times: [],
  });
  if (moment.length === 0) return known(now, 'none');
  if (moment.some(({ kind }) => kind === 'now')) return moment.length === 1 ? known(now, 'time') : null;
  const onDay = (daysAgo: number, hour: number, minute = 0): number =>
    Date.parse(`${addDays(today, -daysAgo)}T00:00:00Z`) + (hour * 60 + minute - offsetMinutes) * MINUTE_MS;

  const ago = moment.find((piece) => piece.kind === 'ago');
  if (ago !== undefined) {
    if (moment.length > 1) return null;
    if (ago.minutes % DAY > 0) return known(now - ago.minutes * MINUTE_MS, 'time');
    return isNight ? null : known(now - ago.minutes * MINUTE_MS, 'day');
  }
  const occasion = moment.find((piece) => piece.kind === 'occasion');
  const timed = moment.find((piece) => piece.kind === 'clock');
  const weekday = moment.find((piece) => piece.kind === 'weekday');
  const back = weekday === undefined ? 0 : daysSince(weekday, local);
  if (back === null) return null;
  const named: Named | undefined =
    weekday === undefined ? moment.find((piece) => piece.kind === 'day') : { kind: 'day', daysAgo: back, part: null };
  const part = named?.part ?? null;

  if (timed === undefined) {
    const daysAgo = dayAlone(named, occasion, weekday !== undefined, isNight);
    const begins = Math.max(part === null ? 0 : BEGINS[part], occasion?.from ?? 0);
    if (daysAgo === null || onDay(daysAgo, begins) > now) return null;
    const middle = part === null ? (occasion?.from ?? NOON) : MIDDLES[part];
    const time = daysAgo === 0 && part === null ? now : Math.min(now, onDay(daysAgo, middle));
    return known(time, 'day');
  }

  const isOfToday = named === undefined || named.daysAgo === 0;
  const earliest = isOfToday && isNight ? onDay(1, NIGHT_ENDS) : Number.NEGATIVE_INFINITY;
  const timesOn = (daysAgo: number, hours = timed.hours): readonly number[] =>
    hours
      .filter((hour) => isPossible(hour % 24, part) && isPossible(hour % 24, timed.part))
      .filter((hour) => occasion === undefined || (hour >= occasion.from && hour < occasion.to))
      // `Last night at 2` was today.
      .map((hour) => onDay(part === 'night' && hour < NIGHT_ENDS ? daysAgo - 1 : daysAgo, hour, timed.minute))
      .filter((time) => time <= now && time >= earliest);
  const hourOf = (time: number): number => new Date(time + offsetMinutes * MINUTE_MS).getUTCHours();
  const isAtNight = (time: number): boolean => hourOf(time) < NIGHT_ENDS;

  const days = daysOf(named, weekday !== undefined, isNight);
  let possible = [...new Set(days.flatMap((daysAgo) => timesOn(daysAgo)))].sort((a, b) => a - b);
  const isBare = named === undefined && occasion === undefined && timed.part === null && timed.hours.length > 1;
  const [only] = possible;
  // Told in the afternoon, `at 3` may be yesterday's; told in the morning, it was in the night that has just been.
  const isDoubtful =
    only !== undefined &&
    possible.length === 1 &&
    isBare &&
    timed.hours !== MIDNIGHT &&
    !isNight &&
    isAtNight(only) &&
    (isMeal || local.getUTCHours() >= NOON || hourOf(only) === 0);
  if (isDoubtful) possible = [only - (DAY / 2) * MINUTE_MS, only];
  else if (isMeal && !isNight && possible.some((time) => !isAtNight(time)))
    possible = possible.filter((time) => !isAtNight(time));
  const latest = possible.at(-1);
  if (latest === undefined || possible.length > 2) return null;
  if (possible.length === 1) return known(latest, 'time');
  const inDay = new Set(possible.map((time) => localDay(new Date(time).toISOString(), offsetMinutes)));
  const noon = Date.parse(`${[...inDay][0] ?? today}T12:00:00Z`) - offsetMinutes * MINUTE_MS;
  return {
    when: known(inDay.size === 1 ? Math.min(now, noon) : latest, 'day').when,
    times: possible.map((time) => new Date(time).toISOString()),
  };
};

/** How many days ago a weekday was; null where it may be today, or where `last` may be of this week or of the one before. */
const daysSince = ({ weekday, isLast }: Extract<Piece, { kind: 'weekday' }>, local: Date): number | null => {
  const today = local.getUTCDay();
  const back = (today - weekday + 7) % 7;
  const sinceMonday = (today + 6) % 7;
  return back === 0 || (isLast && back <= sinceMonday) ? null : back;
};

/** How many days ago it was, of what has no clock time; null where it may be either of two. */
const dayAlone = (
  named: Named | undefined,
  occasion: Extract<Piece, { kind: 'occasion' }> | undefined,
  isWeekday: boolean,
  isNight: boolean,
): number | null => {
  if (!isNight || isWeekday) return named?.daysAgo ?? 0;
  if (named === undefined) return occasion !== undefined && occasion.from < BEGINS.night ? 1 : null;
  return named.daysAgo === 0 && (named.part === 'afternoon' || named.part === 'evening') ? 1 : null;
};

/** The days, in numbers of days ago, on which a clock time may have been. */
const daysOf = (named: Named | undefined, isWeekday: boolean, isNight: boolean): readonly number[] => {
  const daysAgo = named?.daysAgo ?? 0;
  return isNight && !isWeekday ? [daysAgo + 1, daysAgo] : [daysAgo];
};

/** When it was, or the day alone where the words leave the time open. */
export const whenOf = (moment: Moment, sent: SentAt): When | null => timingOf(moment, sent)?.when ?? null;

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
