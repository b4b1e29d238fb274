import type { DashboardItem } from './api/dashboard';
import { hasDailyPoints } from './drawn-days';
import type { ItemTable } from './item-table';

const HEIGHT = 260;
/** Height of a chart with a single bar. */
const HEIGHT_OF_ONE = 150;
const AXIS = 50;
const ROW = 30;

/** Whether a single day or time has a value. For averages, their counts decide. */
const hasSolePoint = (item: DashboardItem, table: ItemTable): boolean => {
  const isAverage = item.type === 'rolling_average';
  if (!isAverage && !hasDailyPoints(table, item)) return false;
  const counted = table.points.filter(([, ...numbers]) =>
    (isAverage ? numbers.slice(0, 1) : numbers).some(({ value }) => value !== null && value !== 0),
  );
  return counted.length === 1;
};

/** Height of a chart in CSS pixels: each bar of a distribution has its own row. */
export const chartHeight = (item: DashboardItem, table: ItemTable): number => {
  if (item.type === 'distribution') return AXIS + ROW * item.data.length;
  return hasSolePoint(item, table) ? HEIGHT_OF_ONE : HEIGHT;
};
