import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_MS = 200;
/** The longest delay, so that a store's return is noticed soon. */
const LONGEST_MS = 3000;

/** Milliseconds before the next attempt after this many consecutive failures: doubles up to 3 s. */
export const growingPause = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);

/** Resolves early, without an error, when the signal aborts. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/** Repeats the work with a pause after each time until the signal aborts. Failures are reported and do not end it. */
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
