import { casual } from 'chrono-node/en';
import { type DiaryEntry, localDay } from '#events/conversations/diary-entry';
import { UP_TO_NOW } from './english';
import type { Period, SentAt } from './said';

/** A time in a text. */
export interface SaidTime {
  readonly text: string;
  readonly offset: number;
  readonly at: string;
  readonly said: 'time' | 'day';
}

const DAY_MS = 86_400_000;
const HALF_DAY_MS = DAY_MS / 2;
/** `at 1` is in the afternoon, if that was already: few are awake at the other. */
const AFTERNOON = { 1: true, 2: true, 3: true, 4: true, 5: true };
/** `for 30 minutes` is how long, not when. */
const DURATION = /^for\b/i;

/**
 * Times of what has been, in English. An hour without a day is the last one that was; what is said of the future is no time of
 * a diary.
 */
export const timesIn = (text: string, { at, offsetMinutes }: SentAt): readonly SaidTime[] =>
  casual.parse(text, { instant: new Date(at), timezone: offsetMinutes }).flatMap(({ text: words, index, start }) => {
    if (DURATION.test(words)) return [];
    const sent = Date.parse(at);
    const said = start.isCertain('hour') ? 'time' : 'day';
    const hasDay = start.isCertain('day') || start.isCertain('weekday');
    const morning = start.date().getTime();
    const isAfternoon = said === 'time' && !start.isCertain('meridiem') && (start.get('hour') ?? 0) in AFTERNOON;
    const when = isAfternoon && morning + HALF_DAY_MS <= sent ? morning + HALF_DAY_MS : morning;
    const past = when > sent && !hasDay ? when - DAY_MS : when;
    if (past > sent && localDay(new Date(past).toISOString(), offsetMinutes) !== localDay(at, offsetMinutes)) return [];
    return [{ text: words, offset: index, at: new Date(Math.min(past, sent)).toISOString(), said } as const];
  });

/** The same text with spaces in place of its times. */
export const withoutTimes = (text: string, times: readonly SaidTime[]): string =>
  times.reduce(
    (rest, { text: words, offset }) =>
      rest.slice(0, offset) + ' '.repeat(words.length) + rest.slice(offset + words.length),
    text,
  );

/** The days that a question is about; null if it names none. */
export const periodIn = (text: string, sent: SentAt): Period | null => {
  const [first, ...others] = timesIn(text, sent);
  if (first === undefined) return null;
  const from = localDay(first.at, sent.offsetMinutes);
  const last = others.at(-1);
  if (UP_TO_NOW.test(text)) return { from, to: localDay(sent.at, sent.offsetMinutes) };
  return { from, to: last === undefined ? from : localDay(last.at, sent.offsetMinutes) };
};

export const timeOfEntry = (
  time: SaidTime | undefined,
  { at, offsetMinutes }: SentAt,
): Pick<DiaryEntry, 'at' | 'offsetMinutes' | 'said'> =>
  time === undefined ? { at, offsetMinutes, said: 'none' } : { at: time.at, offsetMinutes, said: time.said };
