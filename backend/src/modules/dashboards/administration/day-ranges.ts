import { addDays, dayOf } from '#kernel/calendar';
import { filterOf } from '#platform/administration/filter-of';
import type { ResourceCondition } from '#platform/administration/resource';
import type { Filter, ReadStore } from '#platform/read-store/read-store';
import { hostDays } from '#projections/dashboards/host-days/host-days.projection';
import { measures } from '#projections/dashboards/measures/measures.projection';
import type { PageCounts } from '#projections/dashboards/pages-by-host';

/** A part of the time that is asked for. */
export interface DayRange {
  readonly during: Filter;
  /** The number of pages; null where the daily counts do not tell. */
  readonly pages: number | null;
}

type Counted = keyof PageCounts;

export interface PageSelection {
  /** Pages that could be read, pages that could not, or both. */
  readonly counted: readonly Counted[];
  readonly ofHost: readonly ResourceCondition[];
  readonly during: readonly ResourceCondition[];
}

export const weightOfPages = (pages: PageCounts, counted: readonly Counted[]): number =>
  counted.reduce((sum, each) => sum + pages[each], 0);

const midnight = (day: string): string => `${day}T00:00:00.000Z`;

const uncounted = (from: string | null, before: string | null): DayRange => ({
  during: {
    $and: [
      ...(from === null ? [] : [{ considered_at: { $gte: from } }]),
      ...(before === null ? [] : [{ considered_at: { $lt: before } }]),
    ],
  },
  pages: null,
});

const bounds = (during: readonly ResourceCondition[], operator: '$gte' | '$lt'): readonly string[] =>
  during.flatMap((each) => (each.operator === operator ? [new Date(String(each.value)).toISOString()] : []));

/** The days that have pages, with how many, from one on and before another. */
const countedDays = async (
  reads: Pick<ReadStore, 'find'>,
  { counted, ofHost }: PageSelection,
  from: string | null,
  before: string | null,
): Promise<ReadonlyMap<string, number>> => {
  const within = { $gte: from ?? '', ...(before !== null && { $lt: before }) };
  const days = new Map<string, number>();
  const add = (day: string, pages: number) => days.set(day, (days.get(day) ?? 0) + pages);
  if (ofHost.length === 0) {
    for (const { _id, counts } of await reads.find(measures, { _id: within })) {
      add(_id, weightOfPages({ read: counts.pages_read ?? 0, unreachable: counts.pages_unreachable ?? 0 }, counted));
    }
  } else {
    const ofDays = { $and: [filterOf(ofHost), { day: within }] };
    for (const { day, ...pages } of await reads.find(hostDays, ofDays)) add(day, weightOfPages(pages, counted));
  }
  return days;
};

/**
 * Splits a request into parts, oldest first: whole days, whose counters tell how many pages they have, and the time before
 * and after them.
 */
export const dayRangesOf = async (
  reads: Pick<ReadStore, 'find'>,
  selection: PageSelection,
): Promise<readonly DayRange[]> => {
  const { during } = selection;
  // A moment, or several, which daily counts cannot answer.
  if (during.some(({ operator }) => operator === '$eq' || operator === '$in'))
    return [{ during: filterOf(during), pages: null }];
  const from = bounds(during, '$gte').toSorted().at(-1) ?? null;
  const before = bounds(during, '$lt').toSorted().at(0) ?? null;
  const firstDay = from === null ? null : from === midnight(dayOf(from)) ? dayOf(from) : addDays(dayOf(from), 1);
  const endDay = before === null ? null : dayOf(before);
  // All within one day.
  if (firstDay !== null && endDay !== null && firstDay > endDay) return [uncounted(from, before)];
  const days = await countedDays(reads, selection, firstDay, endDay);
  const whole = [...days]
    .filter(([, pages]) => pages > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, pages]): DayRange => ({ ...uncounted(midnight(day), midnight(addDays(day, 1))), pages }));
  return [
    ...(from === null || firstDay === null || from === midnight(firstDay) ? [] : [uncounted(from, midnight(firstDay))]),
    ...whole,
    ...(before === null || endDay === null || before === midnight(endDay) ? [] : [uncounted(midnight(endDay), before)]),
  ];
};
