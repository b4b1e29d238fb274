import { DAY_MS } from '#kernel/durations';
import type { Claim } from '#modules/research/published';
import { languageOf } from '#text/languages/detection';
import { isoDay } from '#text/words/date-mention';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';

const lastingFor = byLanguage((code) => {
  const { lastingBefore, lastingAfter } = lexicons[code].answer;
  return new RegExp(String.raw`(?<!\p{L})(?:${lastingBefore}) (\d{1,4}) (?:${lastingAfter})(?!\p{L})`, 'iu');
});

/**
 * The last day on which a claim was to hold, as reported at the time (`2026-07-24`): as its page gives it, or a number
 * of days after its start. Null if its page gives none.
 */
export const lastDayOf = ({ in_force: days, text }: Pick<Claim, 'in_force' | 'text'>): string | null => {
  if (days?.until !== undefined) return days.until;
  const [, count] = lastingFor(languageOf(text)).exec(text) ?? [];
  return days?.from === undefined || count === undefined
    ? null
    : isoDay(Date.parse(days.from) + Number(count) * DAY_MS);
};
