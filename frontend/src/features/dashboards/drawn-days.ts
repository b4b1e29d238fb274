import type { DashboardItem } from './api/dashboard';
import { isIsoDay } from './format-item';
import type { ItemTable } from './item-table';
import { boardTexts } from './texts/board';

/** Up to this many days are drawn as columns; more are drawn as lines. */
const MAX_COLUMNS = 62;

/** Fewest days that are drawn, even if nothing was counted on the first ones. */
const MIN_DAYS = 7;

/**
 * Whether an item has amounts of single days, which are drawn as columns: lines of several amounts that are 0 would
 * overlap.
 */
export const hasDailyPoints = ({ points }: ItemTable, { type, unit }: DashboardItem): boolean =>
  type !== 'distribution' &&
  unit !== 'percent' &&
  points.length <= MAX_COLUMNS &&
  points.every(([{ value }]) => isIsoDay(String(value)));

/** The table from the first day on which something was counted. */
export const fromFirstData = (table: ItemTable): ItemTable => {
  const first = table.points.findIndex(([, ...numbers]) => numbers.some(({ value }) => value !== null && value !== 0));
  return { ...table, points: table.points.slice(Math.max(0, Math.min(first, table.points.length - MIN_DAYS))) };
};

/** Explains why columns begin later than the range above them; null if they do not. */
export const leftOutMessage = (item: DashboardItem, table: ItemTable): string | null => {
  if (!hasDailyPoints(table, item)) return null;
  const [first] = fromFirstData(table).points;
  return first === undefined || first === table.points[0] ? null : boardTexts().startsOn(first[0].text);
};
