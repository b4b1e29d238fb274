import type { MongoClient, MongoClientOptions, TopologyDescription } from 'mongodb';
import { StoreUnreachable } from '../event-store/event-store';

/** How long the server may be unreachable before calls are refused; a dropped connection is replaced sooner. */
const GRACE_MS = 500;

/** Lets the driver's monitor detect within seconds that the server is gone or hanging, and that it is back. */
export const MONITORED = {
  heartbeatFrequencyMS: 1000,
  // Also the timeout of a heartbeat.
  connectTimeoutMS: 2000,
  minHeartbeatFrequencyMS: 100,
  serverSelectionTimeoutMS: 5000,
} as const satisfies MongoClientOptions;

const isAvailable = ({ servers }: TopologyDescription): boolean =>
  [...servers.values()].some(({ isWritable }) => isWritable);

const unreachable = (): StoreUnreachable => new StoreUnreachable(new Error('MongoDB is known to be unavailable.'));

/**
 * A circuit breaker that uses the driver's own monitor as its probe, so no call is needed to find out whether the server is
 * back. It never opens if a load balancer hides the servers from the driver.
 */
export class MongoAvailability {
  private isAway = false;
  private grace: NodeJS.Timeout | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(client: MongoClient) {
    client.on('topologyDescriptionChanged', ({ newDescription }) => this.observe(isAvailable(newDescription)));
    client.on('topologyClosed', () => this.observe(true));
  }

  /** The call's outcome; rejects with StoreUnreachable at once while the server is unavailable, or as soon as it becomes so. */
  whileAvailable<Result>(call: () => Promise<Result>): Promise<Result> {
    if (this.isAway) return Promise.reject(unreachable());
    return new Promise((resolve, reject) => {
      const giveUp = (): void => reject(unreachable());
      this.waiting.add(giveUp);
      const settled = (): boolean => this.waiting.delete(giveUp);
      call().then(resolve, reject).finally(settled);
    });
  }

  private observe(available: boolean): void {
    if (available) {
      clearTimeout(this.grace);
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
  }
}
