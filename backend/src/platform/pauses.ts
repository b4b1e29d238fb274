import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_MS = 200;
/** How long the return of a store may go unnoticed. */
const LONGEST_MS = 3000;

/** Milliseconds before the next try after so many failures in a row: doubling, up to 3 s. */
export const growingPause = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);

/** Ends early, without an error, when the signal aborts. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/** Does the work again and again, with a pause after each time, until the signal aborts. A failure is told and passes. */
export const every = async (
  milliseconds: number,
  signal: AbortSignal,
  work: () => Promise<void>,
  log: { error(message: string): void },
): Promise<void> => {
  for (;;) {
    await pause(milliseconds, signal);
    if (signal.aborted) return;
    await work().catch((error: unknown) => log.error(error instanceof Error ? error.message : String(error)));
  }
};
