import { DAY_MS } from '#kernel/durations';

/** How often and at what intervals an effect is attempted. */
export interface RetrySchedule {
  readonly attempts: number;
  /** The pause after the first failure; each further one is twice as long. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** The longest that a receiver may ask to wait. */
const LONGEST_WAIT_MS = DAY_MS;

/**
 * The pause after the `failures`-th failure in a row: between half and all of the doubled one, by `random` from 0 to 1, so
 * that what failed together is not tried together. Longer if the receiver asked to wait, up to a day.
 */
export const retryPause = (
  failures: number,
  { firstPauseMs, longestPauseMs }: RetrySchedule,
  random: number,
  requestedWaitMs: number | null = null,
): number => {
  const doubled = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  const pause = Math.round(doubled * (0.5 + random / 2));
  return Math.max(pause, Math.min(requestedWaitMs ?? 0, LONGEST_WAIT_MS));
};
