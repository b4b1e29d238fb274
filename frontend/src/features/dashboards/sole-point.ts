import type { DashboardItem } from './api/dashboard';
import { hasDailyPoints } from './drawn-days';
import type { Cell, ItemTable } from './item-table';

/** What was counted on the only day, or at the only time, on which anything was. */
export interface SolePoint {
  readonly at: string;
  /** What is not 0, under the name that its line would have; null where the item's title says it. */
  readonly figures: readonly { readonly name: string | null; readonly cell: Cell }[];
}

const isSomething = ({ value }: Cell): boolean => value !== null && value !== 0;

/**
 * The point that an item over time has alone, whose chart would be a single bar in an empty frame; null if there are several.
 * Of averages the counts decide, since an average spreads over the times beside it.
 */
export const solePoint = (item: DashboardItem, table: ItemTable): SolePoint | null => {
  const isAverage = item.type === 'rolling_average';
  if (!isAverage && !hasDailyPoints(table, item)) return null;
  const { columns, points } = table;
  const [only, ...others] = points.filter(([, ...numbers]) =>
    (isAverage ? numbers.slice(0, 1) : numbers).some(isSomething),
  );
  if (only === undefined || others.length > 0) return null;
  const [at, ...numbers] = only;
  const figures = numbers.flatMap((cell, index) => {
    if (!isSomething(cell) || (isAverage && index > 0)) return [];
    return [{ name: item.type === 'time_series' && index === 0 ? null : (columns[index + 1] ?? null), cell }];
  });
  return { at: at.text, figures };
};
