import Queue from 'bull';
import { Redis, type RedisOptions } from 'ioredis';
import { FAILED_JOBS_KEPT, pauseBefore } from '../job-queue';
import type { BullJobData } from './bull-job';

/** Time after which jobs of a dead process are taken over. */
const LOCK_MS = 30_000;
/** How often a job may lose its process before it fails. */
const MAX_LOST = 5;

const doubling = (attemptsMade: number, _error: Error, { backoffMs }: { readonly backoffMs: number }): number =>
  pauseBefore(attemptsMade + 1, backoffMs);

export interface BullQueuesOptions {
  readonly url: string;
  /** Separates products that share a Redis. */
  readonly prefix?: string;
  /** Called when Redis is lost; the client reconnects automatically. */
  readonly onConnectionError: (error: Error) => void;
}

/** Bull's queues, one of each kind of jobs. They share two connections, and each has a blocking one. */
export class BullQueues {
  private readonly byKind = new Map<string, Queue.Queue<BullJobData>>();
  private readonly client: Redis;
  private readonly subscriber: Redis;
  private readonly blocking: Redis[] = [];

  constructor(private readonly options: BullQueuesOptions) {
    this.client = this.connect();
    this.subscriber = this.connect({ maxRetriesPerRequest: null, enableReadyCheck: false });
  }

  of(kind: string): Queue.Queue<BullJobData> {
    const queue = this.byKind.get(kind) ?? this.open(kind);
    this.byKind.set(kind, queue);
    return queue;
  }

  kinds(): readonly string[] {
    return [...this.byKind.keys()];
  }

  all(): readonly Queue.Queue<BullJobData>[] {
    return [...this.byKind.values()];
  }

  async ping(): Promise<void> {
    await this.client.ping();
  }

  async close(): Promise<void> {
    await Promise.all(this.all().map((queue) => queue.close(true)));
    for (const connection of [this.client, this.subscriber, ...this.blocking]) connection.disconnect();
  }

  private open(kind: string): Queue.Queue<BullJobData> {
    const { prefix = 'aidy:jobs', onConnectionError } = this.options;
    const queue = new Queue<BullJobData>(kind, {
      prefix,
      createClient: (type) => {
        if (type === 'client') return this.client;
        if (type === 'subscriber') return this.subscriber;
        const connection = this.connect({ maxRetriesPerRequest: null, enableReadyCheck: false });
        this.blocking.push(connection);
        return connection;
      },
      settings: { lockDuration: LOCK_MS, maxStalledCount: MAX_LOST, backoffStrategies: { doubling } },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: FAILED_JOBS_KEPT },
    });
    // Bull sets the connection's name without awaiting it: closing at that moment would cause an unhandled rejection.
    Object.assign(queue, { setWorkerName: async () => undefined });
    queue.on('error', onConnectionError);
    return queue;
  }

  private connect(more: RedisOptions = {}): Redis {
    const redis = new Redis(this.options.url, more);
    redis.on('error', this.options.onConnectionError);
    return redis;
  }
}
