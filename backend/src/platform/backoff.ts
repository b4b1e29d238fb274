import { messageOf } from './error-message';

const FIRST_MS = 200;
/** The longest delay, so that a store's return is noticed soon. */
const LONGEST_MS = 3000;

/** The first pause after one failure, twice as long after each further one, up to the longest. */
export const exponentialBackoff = (first: number, failures: number, longest = Infinity): number =>
  Math.min(first * 2 ** (failures - 1), longest);

/** Milliseconds before the next attempt after this many consecutive failures: doubles up to 3 s. */
export const backoffMs = (failures: number): number => exponentialBackoff(FIRST_MS, failures, LONGEST_MS);

/** Resolves early, without an error, when the signal aborts. */
export const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds).unref();
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });

interface ErrorLog {
  error(message: string): void;
}

/** Repeats the work with a pause before each time until the signal aborts. Failures are reported and do not end it. */
export const repeatEvery = async (
  milliseconds: number,
  signal: AbortSignal,
  work: () => Promise<void>,
  log: ErrorLog,
): Promise<void> => {
  for (;;) {
    await sleep(milliseconds, signal);
    if (signal.aborted) return;
    await logFailure(work, log);
  }
};

/** Reports a failure instead of passing it on. */
export const logFailure = (work: () => Promise<void>, log: ErrorLog): Promise<void> =>
  work().catch((error: unknown) => log.error(messageOf(error)));
