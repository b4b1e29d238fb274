import { withTimeout } from '../timeout';

/** The running jobs of this process, and how they are stopped. */
export interface RunningJobs {
  readonly signal: AbortSignal;
  /** Tracks the work until it settles. */
  follow(work: Promise<unknown>): void;
  /** Resolves when all have settled, or after `graceMs` have been aborted and given a last moment. */
  stop(graceMs: number): Promise<void>;
}

const LAST_MOMENT_MS = 500;

export const runningJobs = (): RunningJobs => {
  const running = new Set<Promise<unknown>>();
  const abort = new AbortController();
  const allEnded = () => Promise.allSettled([...running]);
  return {
    signal: abort.signal,
    follow(work) {
      const ended: Promise<unknown> = work.catch(() => undefined).finally(() => running.delete(ended));
      running.add(ended);
    },
    async stop(graceMs) {
      await withTimeout(allEnded(), graceMs, () => undefined);
      abort.abort();
      await withTimeout(allEnded(), LAST_MOMENT_MS, () => undefined);
    },
  };
};
