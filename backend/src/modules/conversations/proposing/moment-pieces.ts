import { anyLanguage } from '../languages/diary-languages';
import type { Part, TimeWords } from '../languages/time-words';
import { valueOf } from './numbers';

/** A time of the clock. */
export interface ClockPiece {
  readonly kind: 'clock';
  /** The possible hours of the day; 24 is its end. */
  readonly hours: readonly number[];
  readonly minute: number;
  readonly part: Part | null;
  /** Whether the time is the beginning of a span without an end: `since ten`. */
  readonly isSince?: true;
}

/** One phrase of time. */
export type MomentPiece =
  | { readonly kind: 'now' }
  | { readonly kind: 'day'; readonly daysAgo: number; readonly part: Part | null }
  | { readonly kind: 'weekday'; readonly weekday: number; readonly isLast: boolean; readonly part: Part | null }
  | { readonly kind: 'ago'; readonly minutes: number }
  | ClockPiece
  /** A span between two clock times; neither is the hour of the event: `between 10 and 11`. */
  | { readonly kind: 'span'; readonly from: ClockPiece; readonly to: ClockPiece }
  /** A range of hours, from an occasion: `for breakfast`. */
  | { readonly kind: 'occasion'; readonly from: number; readonly to: number };

/** The phrases that say when one thing was. */
export type Moment = readonly MomentPiece[];

const named = (wordsOf: (time: TimeWords) => string): RegExp =>
  new RegExp(
    anyLanguage(({ time }) => wordsOf(time)),
    'u',
  );
const MORNING = named(({ morning }) => morning);
const AFTERNOON = named(({ afternoon }) => afternoon);
const EVENING = named(({ evening }) => evening);

export const partOf = (word: string | undefined): Part | null => {
  if (word === undefined) return null;
  if (MORNING.test(word)) return 'morning';
  if (AFTERNOON.test(word)) return 'afternoon';
  return EVENING.test(word) ? 'evening' : 'night';
};

/** The two possible hours without 'am' or 'pm'. */
export const bothHalves = (hour: number): readonly number[] => [hour % 12, (hour % 12) + 12];

/** The hours of midnight, at the start and the end of a day. */
export const MIDNIGHT = [0, 24];

export const clock = (hours: readonly number[], minute: number, part: Part | null = null): MomentPiece => ({
  kind: 'clock',
  hours,
  minute,
  part,
});

/** A clock time: `8am`, `08:00` and `14:20` are clear; `8` and `8:20` may be morning or night. */
export const clockPiece = (
  hours: string,
  minutes = '0',
  meridiem = '',
  part: Part | null = null,
): MomentPiece | null => {
  const hour = Number(hours);
  const minute = Number(minutes);
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  if (meridiem !== '')
    return hour < 1 || hour > 12 ? null : clock([(hour % 12) + (meridiem.startsWith('p') ? 12 : 0)], minute);
  if (hour === 24) return clock(MIDNIGHT, 0, part);
  const isExact = hour > 12 || hours.startsWith('0');
  return clock(isExact ? [hour] : bothHalves(hour), minute, part);
};

/** An hour in figures, also if it was written in words; empty if it is not an hour. */
export const hourInFigures = (hour: string): string => (/\d/.test(hour) ? hour : String(valueOf(hour) ?? ''));

/** The time as the beginning of a span: `since ten`. */
export const since = (piece: MomentPiece | null): MomentPiece | null =>
  piece?.kind === 'clock' ? { ...piece, isSince: true } : piece;

const PAST_OR_TO: Readonly<Record<string, number>> = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20 };

/** A clock time in words: `half past nine`, `quarter to ten`. */
export const wordedClock = (
  minutes: string,
  side: string,
  name: string,
  part: string | undefined,
): MomentPiece | null => {
  const hour = valueOf(name);
  const amount = PAST_OR_TO[minutes];
  if (hour === null || hour < 1 || hour > 12 || amount === undefined || (side === 'to' && minutes === 'half'))
    return null;
  return side === 'to'
    ? clock(bothHalves(hour === 1 ? 12 : hour - 1), 60 - amount, partOf(part))
    : clock(bothHalves(hour), amount, partOf(part));
};

/** A pattern for a phrase of time, and how it is read. */
export interface MomentForm {
  readonly pattern: string;
  /** Matches every text that may have it. It is tried first where the pattern takes long. */
  readonly needs?: RegExp;
  read(groups: readonly (string | undefined)[]): MomentPiece | null;
}
