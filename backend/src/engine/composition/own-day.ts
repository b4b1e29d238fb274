import type { LedgerClaim } from '../ledger';
import { ownDayOf } from '../ranking/own-time';
import { calendarDayOf } from '#text/words/dates';
import { isoDay } from '#text/words/date-mention';
import type { FoundRemark } from './found-remark';
import { dayLeftOff } from './display-text';

/** The day on which a line happened if it says `Last night` or the like, or has had those words removed. */
export const ownDayRemark = (claim: LedgerClaim, text: string): readonly FoundRemark[] => {
  const written = calendarDayOf(claim.publishedAt);
  const day = dayLeftOff(claim, text) ?? (written === null ? null : ownDayOf(text, written));
  return day === null || isoDay(day) === isoDay(written ?? Number.NaN)
    ? []
    : [{ kind: 'happened', day: isoDay(day), evidence: [] }];
};
