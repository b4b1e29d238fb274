import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

/** Limits the number of concurrent requests, and the rate of requests per host. */
export class Politeness {
  private readonly hosts = new Map<string, Promise<void>>();
  private readonly limit: LimitFunction;

  constructor(concurrency: number) {
    this.limit = pLimit(concurrency);
  }

  /** Runs the work when it is its turn. Waiting for a host does not occupy a slot that other hosts could use. */
  async exclusively<Result>(
    host: string,
    delayMs: number,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (delayMs > 0) await this.hostTurn(host, delayMs, signal);
    return this.limit(work);
  }

  private async hostTurn(host: string, delayMs: number, signal: AbortSignal): Promise<void> {
    const turn = this.hosts.get(host) ?? Promise.resolve();
    // A request that was aborted while waiting is never sent, so nothing is owed after it. One that was sent is followed by
    // the whole delay, even if it is aborted.
    const after = turn.then(() => (signal.aborted ? undefined : pause(delayMs, undefined, { ref: false })));
    this.hosts.set(host, after);
    await untilAborted(turn, signal);
    // The last request to a host removes its entry.
    void after.then(() => {
      if (this.hosts.get(host) === after) this.hosts.delete(host);
    });
  }
}

/** Leaves nothing on the signal, which lives longer: a run's is that of all its requests. */
const untilAborted = async (turn: Promise<void>, signal: AbortSignal): Promise<void> => {
  if (signal.aborted) return;
  const waiting = new AbortController();
  const aborted = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true, signal: waiting.signal }),
  );
  await Promise.race([turn, aborted]);
  waiting.abort();
};
