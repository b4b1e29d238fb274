import type { Moment } from './moment-pieces';
import type { SentAt } from './sent-at';
import { type Timing, isToday, timingOf } from './timing';

/** Whether a time is the beginning of a span: `since ten`. */
export const isSince = (moment: Moment): boolean => moment.some((piece) => piece.kind === 'clock' && piece.isSince);

/**
 * When something happened within a span: on this day, if the whole span is in it. Null if it may have been on the day
 * before.
 */
export const timingSince = (moment: Moment, sent: SentAt): Timing | null => {
  const began = timingOf(moment, sent);
  if (began === null || began.isToCome) return null;
  const times = began.times.length === 0 ? [began.when.at] : began.times;
  const { offsetMinutes } = sent;
  return times.every((at) => isToday({ at, offsetMinutes, said: 'time' }, sent))
    ? timingOf([{ kind: 'day', daysAgo: 0, part: null }], sent)
    : null;
};
