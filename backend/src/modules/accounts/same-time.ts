import { setTimeout as pause } from 'node:timers/promises';

/** Longer than what the slower of the two answers takes. */
const FLOOR_MS = 150;

/** Answers no sooner than a fixed time, so that time does not tell whether an address is known. */
export const inTheSameTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  const [result] = await Promise.all([work, pause(FLOOR_MS)]);
  return result;
};
