import type { DashboardItem } from './api/dashboard';

const HEIGHT = 260;
const AXIS = 50;
const ROW = 30;

/** Height of a chart in CSS pixels: each bar of a distribution has its own row. */
export const chartHeight = (item: DashboardItem): number =>
  item.type === 'distribution' ? AXIS + ROW * item.data.length : HEIGHT;
