import type { Language } from '#text/languages/language';
import type { NamingTime } from '../periods/question-period';
import { isFigure, termsOf } from '../retrieval/index-terms';
import type { ParsedQuestion, QueryTerm } from '../retrieval/parsed-question';
import type { RankedPassage } from '../retrieval/ranking';
import type { QuotedClaim } from './claim-passages';
import { lastDayOf } from './last-days';

/** The weight of the time by which a question names a thing: lines are chosen by it, and need not say it. */
const ASIDE = 0.5;

export const withTimeAside = (
  { terms: sought, ...read }: ParsedQuestion,
  { written, day }: NamingTime,
): ParsedQuestion => {
  const words = new Set(written.match(/\p{L}+|\d+/gu));
  // `The April 2 decree` is not two decrees.
  const several = day === null ? read.several : null;
  const isOfTime = (thing: QueryTerm): boolean => words.has(thing.written);
  return {
    ...read,
    several,
    terms: sought
      .filter((each) => !(isOfTime(each) && isFigure(each.written)))
      .map((each) => (isOfTime(each) ? { ...each, weight: ASIDE } : each)),
  };
};

/** Whether a day, `2026-06-01`, is within a time. */
const isWithin = (written: string, { year, month, day }: Pick<NamingTime, 'year' | 'month' | 'day'>): boolean => {
  const [ofYear, ofMonth, ofDay] = written.slice(0, 10).split('-').map(Number);
  return ofMonth === month + 1 && (day ?? ofDay) === ofDay && (year ?? ofYear) === ofYear;
};

/** Whether a line was published in a time, or what it gives begins, ends or is due then. */
const isWithinTime =
  (time: NamingTime) =>
  ({ day, claim, start }: QuotedClaim): boolean =>
    [day, claim.in_force?.from, claim.in_force?.due, start?.day, lastDayOf(claim)].some(
      (each) => typeof each === 'string' && isWithin(each, time),
    );

/**
 * The lines of the time by which a question names a thing, `the June proclamation`; if there are none, those whose own
 * words give that time.
 */
export const ofNamedTime = (
  found: readonly RankedPassage<QuotedClaim>[],
  time: NamingTime | null,
  language: Language | null,
): readonly RankedPassage<QuotedClaim>[] => {
  if (time === null) return found;
  const isThen = isWithinTime(time);
  const then = found.filter(({ passage: { location } }) => isThen(location));
  if (then.length > 0) return then;
  const terms = termsOf(time.written, language);
  return found.filter(({ passage: { text } }) => {
    const given = new Set(termsOf(text, language));
    return terms.length > 0 && terms.every((term) => given.has(term));
  });
};
