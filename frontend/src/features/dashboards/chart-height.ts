import type { DashboardItem } from './api/dashboard';

const HEIGHT = 260;
const AXIS = 50;
const ROW = 30;

/** In CSS pixels: a bar of a distribution has a row of its own. */
export const chartHeight = (item: DashboardItem): number =>
  item.type === 'distribution' ? AXIS + ROW * item.data.length : HEIGHT;
