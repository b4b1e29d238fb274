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
  async inTurn<Result>(
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
    const after = turn.then(() => pause(delayMs, undefined, { ref: false, signal })).catch(() => undefined);
    this.hosts.set(host, after);
    await turn;
    // The last request to a host removes its entry.
    void after.then(() => {
      if (this.hosts.get(host) === after) this.hosts.delete(host);
    });
  }
}
