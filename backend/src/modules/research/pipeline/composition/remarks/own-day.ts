import { toldAfterwards } from '../../mentions/afterwards';
import { ownDayOf } from '../../ranking/own-time';
import { calendarDayOf } from '../../words/dates';
import { dayLeftOff, dayOfMeanwhile } from '../shown-text';
import { isoDay } from '../../words/named-date';
import { dayOfPage, type FindRemarks } from './found';

/** `Last night, …`, or the line without these words: which day that was. */
export const findOwnDay: FindRemarks = ({ claim, text }) => {
  const written = calendarDayOf(claim.publishedAt);
  const day = dayLeftOff(claim, text) ?? (written === null ? null : ownDayOf(text, written));
  return day === null || isoDay(day) === isoDay(written ?? Number.NaN)
    ? []
    : [{ kind: 'happened', day: isoDay(day), evidence: [] }];
};

/** As of which day a line is told that leaves off what was under way, and who tells of that afterwards. */
export const findMeanwhile: FindRemarks = ({ claim, text }) => {
  const day = dayOfMeanwhile(claim, text);
  if (day === null) return [];
  const afterwards = toldAfterwards(claim);
  const toldOn = afterwards === null ? null : dayOfPage(afterwards);
  return [
    { kind: 'as_of', day: isoDay(day), evidence: [] },
    ...(afterwards === null || toldOn === null
      ? []
      : [{ kind: 'told_later' as const, day: toldOn, evidence: [afterwards] }]),
  ];
};
