import { MAX_DIARY_MESSAGE_LENGTH } from '../proposing/diary-sentences';
import { onlyClockIn } from '../proposing/moments';
import { saysOtherDay, saysTime } from '../proposing/said-times';
import type { SentAt } from '../proposing/sent-at';
import { whenOf } from '../proposing/timing';

/** The clock time of a message that has exactly one; null if it has none or several, or if its day is unsure. */
export const clockIn = (message: string, sent: SentAt): string | null => {
  const moment =
    message.length > MAX_DIARY_MESSAGE_LENGTH || saysOtherDay(message) ? null : onlyClockIn(message.toLowerCase());
  const when = moment === null ? null : whenOf(moment, sent);
  return when?.said === 'time' ? when.at : null;
};

/** Whether a message has a time that was not understood, so that the person has to be asked. */
export const saysUnreadTime = (message: string, sent: SentAt): boolean =>
  saysTime(message) && clockIn(message, sent) === null;
