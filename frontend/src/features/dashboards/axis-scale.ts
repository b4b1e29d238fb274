import type { DashboardItem } from './api/dashboard';

type Unit = DashboardItem['unit'];

/** How an axis that begins at 0 is divided. */
export interface AxisScale {
  readonly max: number;
  /** Number of steps, one fewer than labels. */
  readonly tickAmount: number;
}

const MAX_STEPS = 5;

/** Smallest step per unit: finer ones would have identical labels, as runs are whole and cents have two decimals. */
const MIN_STEPS_BY_UNIT: Readonly<Record<Unit, number>> = { count: 1, usd: 0.0001, percent: 0.01 };

/** 1, 2 or 5 times a power of ten, at least `step`. */
const roundStep = (step: number): number => {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5].find((each) => each * power >= step * (1 - Number.EPSILON)) ?? 10;
  return factor * power;
};

/** Round steps that reach the largest value, each with a different label. */
export const axisScale = (values: readonly (number | null)[], unit: Unit): AxisScale => {
  const largest = Math.max(0, ...values.map((value) => value ?? 0));
  const step = Math.max(MIN_STEPS_BY_UNIT[unit], largest === 0 ? 0 : roundStep(largest / MAX_STEPS));
  const tickAmount = Math.max(1, Math.ceil(largest / step - Number.EPSILON));
  // Rounded to the finest step: 3 × 0.1 is not quite 0.3.
  return { max: Number((tickAmount * step).toPrecision(12)), tickAmount };
};
