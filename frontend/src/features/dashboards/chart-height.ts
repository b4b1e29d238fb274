import type { DashboardItem } from './api/dashboard';
import { hasDailyPoints } from './drawn-days';
import type { ItemTable } from './item-table';

const CHART_HEIGHT_PX = 260;
/** Height of a chart with a single bar. */
const SINGLE_BAR_HEIGHT_PX = 150;
const AXIS_HEIGHT_PX = 50;
const ROW_HEIGHT_PX = 30;

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
  if (item.type === 'distribution') return AXIS_HEIGHT_PX + ROW_HEIGHT_PX * item.data.length;
  return hasSolePoint(item, table) ? SINGLE_BAR_HEIGHT_PX : CHART_HEIGHT_PX;
};
