import { setTimeout as pause } from 'node:timers/promises';

/** Minimum duration, longer than the slower of the two paths takes. */
const FLOOR_MS = 150;

/** Responds no sooner than a fixed time, so that response times do not disclose whether an address is known. */
export const withMinimumDuration = async <Result>(work: Promise<Result>): Promise<Result> => {
  const [result] = await Promise.all([work, pause(FLOOR_MS)]);
  return result;
};
