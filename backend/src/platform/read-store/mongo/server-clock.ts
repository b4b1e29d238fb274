import type { Db } from 'mongodb';

/** How long one look at the server's clock serves; a host's own clock does not drift much in that time. */
const SERVES_MS = 60_000;

/** The server's time in milliseconds since 1970, by which leases go: the clocks of the hosts differ. */
export class ServerClock {
  private offset = 0;
  private lookedAt = -Infinity;

  constructor(
    private readonly db: Db,
    /** Milliseconds from any moment on, without jumps. */
    private readonly elapsed: () => number,
  ) {}

  async now(): Promise<number> {
    if (this.elapsed() - this.lookedAt > SERVES_MS) await this.look();
    return this.elapsed() + this.offset;
  }

  private async look(): Promise<void> {
    const asked = this.elapsed();
    const { localTime } = await this.db.command({ hello: 1 });
    if (!(localTime instanceof Date)) throw new Error('MongoDB does not tell its time.');
    const answered = this.elapsed();
    this.offset = localTime.getTime() - (asked + answered) / 2;
    this.lookedAt = answered;
  }
}
