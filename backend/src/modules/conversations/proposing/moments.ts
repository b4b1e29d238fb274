import { valueOf } from './numbers';

export type Part = 'morning' | 'afternoon' | 'evening' | 'night';

/** One phrase of a time, in English or Spanish. */
export type Piece =
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

/** Minutes. */
export const DAY = 24 * 60;

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
export const MIDNIGHT = [0, 24];

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

/** Clock times that say whether they are in the morning. */
export const EXACT_CLOCK =
  /(?<![\p{L}\d:.,/-])(?:\d{1,2}(?:[:.]\d{2})? ?[ap]\.? ?m(?![\p{L}\d])|(?:0\d|1[3-9]|2[0-3]):\d{2}(?![\d:]))/gu;

/** The one clock time that stands in a text; null if there is none, or several. */
export const onlyClockIn = (text: string): Moment | null => {
  const found = [...text.matchAll(EXACT_CLOCK)];
  const [only] = found;
  return only === undefined || found.length > 1 ? null : momentOf(only[0].trim());
};
