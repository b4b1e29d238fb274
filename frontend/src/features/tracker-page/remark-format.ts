import type { RemarkStyle } from '#wording/remark-words';
import { isoDay, mediumDate } from '#shared/time/calendar-days';
import { remarkTexts } from './texts/remarks';

/** Remarks as they read on the reader's day. */
export const remarkFormatOn = (now: Date): RemarkStyle => ({
  today: isoDay(now),
  written: mediumDate,
  phrases: remarkTexts(),
});
