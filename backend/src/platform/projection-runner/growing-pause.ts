import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_MS = 200;
const LONGEST_MS = 30_000;

/** Milliseconds before the next try after so many failures in a row: doubling, up to half a minute. */
export const growingPause = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);

/** Ends early, without an error, when the signal aborts. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
