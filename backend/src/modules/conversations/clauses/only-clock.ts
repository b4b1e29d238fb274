import { onlyClockIn } from '../proposing/moments';
import { saysOtherDay, saysTime } from '../proposing/said-times';
import type { SentAt } from '../proposing/sent-at';
import { whenOf } from '../proposing/timing';
import { LONGEST_MESSAGE } from './clause';

/** The time of the message's one clock time; null if there is none, or several, or it may be of another day. */
export const clockIn = (message: string, sent: SentAt): string | null => {
  const moment = message.length > LONGEST_MESSAGE || saysOtherDay(message) ? null : onlyClockIn(message.toLowerCase());
  const when = moment === null ? null : whenOf(moment, sent);
  return when?.said === 'time' ? when.at : null;
};

/** Whether a message says a time that was not read, so that it has to be asked for. */
export const saysUnreadTime = (message: string, sent: SentAt): boolean =>
  saysTime(message) && clockIn(message, sent) === null;
