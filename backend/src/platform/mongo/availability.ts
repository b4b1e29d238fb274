import type { MongoClient, MongoClientOptions, TopologyDescription } from 'mongodb';
import { StoreUnreachable } from '../store-unreachable';

/** How long the server may be unreachable before calls are refused; a dropped connection is replaced sooner. */
const GRACE_MS = 500;

/** Options that let the driver's monitor detect within seconds that the server is gone or hanging, and that it is back. */
export const MONITORED = {
  heartbeatFrequencyMS: 1000,
  // Also the timeout of a heartbeat.
  connectTimeoutMS: 2000,
  minHeartbeatFrequencyMS: 100,
  serverSelectionTimeoutMS: 5000,
} as const satisfies MongoClientOptions;

/** A call that takes longer has been lost by the driver; see MongoAvailability. */
const LONGEST_CALL_MS = 30_000;

/** Longest time between heartbeats, more than passes between two completed ones, even if each times out. */
const MAX_BETWEEN_HEARTBEATS_MS = 3500;

const isAvailable = ({ servers }: TopologyDescription): boolean =>
  [...servers.values()].some(({ isWritable }) => isWritable);

const unavailable = (): StoreUnreachable =>
  new StoreUnreachable('MongoDB', new Error('MongoDB is known to be unavailable.'));

/**
 * A circuit breaker that uses the driver's own monitor as its probe, so no call is needed to find out whether the server is
 * back. It never opens if a load balancer hides the servers from the driver.
 *
 * In mongodb 7.8 and 7.9, a write to a connection whose socket has just closed never completes: the driver waits for
 * the socket to drain. So calls have a time limit. A lost heartbeat ends the monitoring; if none completes while the
 * server is unavailable, the client reconnects. It also reconnects if calls were lost, since each keeps its place in
 * the pool.
 */
export class MongoAvailability {
  private isAway = false;
  private grace: NodeJS.Timeout | undefined;
  private checking: NodeJS.Timeout | undefined;
  private hasHeartbeat = false;
  private isReconnecting = false;
  private hasLostCalls = false;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly client: MongoClient,
    private readonly longestCallMs = LONGEST_CALL_MS,
  ) {
    client.on('topologyDescriptionChanged', ({ newDescription }) => this.observe(isAvailable(newDescription)));
    client.on('topologyClosed', () => {
      if (!this.isReconnecting) this.observe(true);
    });
    client.on('serverHeartbeatSucceeded', () => (this.hasHeartbeat = true));
    client.on('serverHeartbeatFailed', () => (this.hasHeartbeat = true));
  }

  /**
   * The call's outcome; rejects with StoreUnreachable at once while the server is unavailable, as soon as it becomes so, or
   * if the call takes too long.
   */
  whileAvailable<Result>(call: () => Promise<Result>, longestMs = this.longestCallMs): Promise<Result> {
    if (this.isAway) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      const giveUp = (): void => reject(unavailable());
      const late = setTimeout(() => {
        this.hasLostCalls = true;
        reject(new StoreUnreachable('MongoDB', new Error(`MongoDB did not answer within ${longestMs} ms.`)));
      }, longestMs).unref();
      this.waiting.add(giveUp);
      const settled = (): void => {
        clearTimeout(late);
        this.waiting.delete(giveUp);
      };
      call().then(resolve, reject).finally(settled);
    });
  }

  private observe(available: boolean): void {
    if (available) {
      clearTimeout(this.grace);
      clearInterval(this.checking);
      this.grace = undefined;
      this.isAway = false;
    } else if (!this.isAway) {
      this.grace ??= setTimeout(() => this.open(), GRACE_MS).unref();
    }
  }

  private open(): void {
    this.grace = undefined;
    this.isAway = true;
    for (const giveUp of this.waiting) giveUp();
    this.waiting.clear();
    this.hasHeartbeat = false;
    this.checking = setInterval(() => void this.reconnectIfStuck(), MAX_BETWEEN_HEARTBEATS_MS).unref();
  }

  private async reconnectIfStuck(): Promise<void> {
    const hasHeartbeat = this.hasHeartbeat;
    this.hasHeartbeat = false;
    if ((hasHeartbeat && !this.hasLostCalls) || this.isReconnecting) return;
    this.isReconnecting = true;
    this.hasLostCalls = false;
    try {
      await this.client.close();
      await this.client.connect();
    } catch {
      // A failed connect leaves no monitor, so the next check reconnects again.
    } finally {
      this.isReconnecting = false;
    }
  }
}
