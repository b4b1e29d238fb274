import type { ReadPage } from '#pages/page';
import { languageOf } from '#text/languages/detection';
import { isoDay } from '#text/words/date-mention';
import { timeOf } from '#text/words/dates';
import { pastDaysIn } from '#text/words/past-days';
import { f1OfDays } from './scores';
import type { NewsTopic, Timeline } from './timeline-set';

/** How often each day counts. */
type Counts = ReadonlyMap<string, number>;

const countsOf = (days: Iterable<string>): Counts => {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
};

/** The days that a page names, each once, and its own. */
const daysOf = ({ publishedAt, blocks }: ReadPage): ReadonlySet<string> => {
  const at = timeOf(publishedAt) ?? 0;
  return new Set([isoDay(at), ...blocks.flatMap((block) => pastDaysIn(block, at, languageOf(block)).map(isoDay))]);
};

const mostCounted = (counts: Counts, edited: Timeline): readonly string[] => {
  const days = [...edited.keys()].sort();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  return [...counts]
    .filter(([day]) => day >= from && day <= to)
    .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one.localeCompare(other))
    .map(([day]) => day);
};

/**
 * F1 of days of readers who know no topic and compare nothing: each day with a page, as many as the editors chose of those with
 * the most pages, and of those that the most pages are of or name.
 */
export const plainReaders = ({ pages }: NewsTopic, edited: Timeline): Readonly<Record<string, number>> => {
  const published = mostCounted(countsOf(pages.map(({ publishedAt }) => publishedAt ?? '')), edited);
  const named = mostCounted(countsOf(pages.flatMap((page) => [...daysOf(page)])), edited);
  return {
    'every day': f1OfDays(published, edited),
    'most pages': f1OfDays(published.slice(0, edited.size), edited),
    'most named': f1OfDays(named.slice(0, edited.size), edited),
  };
};
