import { ownDayOf } from '../../ranking/own-time';
import { calendarDayOf } from '../../words/dates';
import { dayLeftOff } from '../shown-text';
import { isoDay } from '../../words/named-date';
import type { FindRemarks } from './found';

/** `Last night, …`, or the line without these words: which day that was. */
export const findOwnDay: FindRemarks = ({ claim, text }) => {
  const written = calendarDayOf(claim.publishedAt);
  const day = dayLeftOff(claim, text) ?? (written === null ? null : ownDayOf(text, written));
  return day === null || isoDay(day) === isoDay(written ?? Number.NaN)
    ? []
    : [{ kind: 'happened', day: isoDay(day), evidence: [] }];
};
