import type { Db } from 'mongodb';
import { MINUTE_MS } from '#kernel/durations';

/** How long a reading of the server's clock is used; the local clock drifts little in that time. */
const SERVES_MS = MINUTE_MS;

/** The server's time in milliseconds since 1970, used for leases because the hosts' clocks differ. */
export class ServerClock {
  private offset = 0;
  private readAt = -Infinity;

  constructor(
    private readonly db: Db,
    /** A monotonic clock in milliseconds. */
    private readonly elapsed: () => number,
  ) {}

  async now(): Promise<number> {
    if (this.elapsed() - this.readAt > SERVES_MS) await this.readServerTime();
    return this.elapsed() + this.offset;
  }

  private async readServerTime(): Promise<void> {
    const requestedAt = this.elapsed();
    const { localTime } = await this.db.command({ hello: 1 });
    if (!(localTime instanceof Date)) throw new Error('MongoDB did not return its time.');
    const answered = this.elapsed();
    this.offset = localTime.getTime() - (requestedAt + answered) / 2;
    this.readAt = answered;
  }
}
