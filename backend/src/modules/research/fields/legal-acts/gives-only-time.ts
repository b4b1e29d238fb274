import { monthName, weekdayName } from '#text/languages/english/calendar';
import { oneOf } from '#text/words/phrases';
import { saysWhen } from './period';

const ofTime = new RegExp(
  String.raw`^(?:\d{1,2}(?::\d\d)?|\d{4}|${monthName}|${weekdayName}|${oneOf(`
    a.m. p.m. am pm noon midnight eastern central mountain pacific standard daylight savings local time
    on at from until through after day days week weeks signing signature publication
  `).replaceAll('.', String.raw`\.`)})$`,
);

/**
 * Whether a sentence gives nothing but a time, `The duty will take effect on May 4 at noon.`: anything else would
 * follow its verb.
 */
export const givesOnlyTime = (text: string): boolean => {
  const [opening = '', scope] = saysWhen.exec(text) ?? [];
  if (opening === '' || scope !== undefined) return false;
  const rest = text.slice(opening.length, -1).trim();
  return rest.split(/,? /).every((word) => ofTime.test(word));
};
