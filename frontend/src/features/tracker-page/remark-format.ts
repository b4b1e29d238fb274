import type { RemarkStyle } from '#wording/remark-words';
import { isoDay, mediumDate } from '#shared/time/calendar-days';
import { remarkTexts } from './texts/remarks';

/** How remarks are worded on a given day. */
export const getRemarkFormat = (now: Date): RemarkStyle => ({
  today: isoDay(now),
  written: mediumDate,
  phrases: remarkTexts(),
});
