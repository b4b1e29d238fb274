import type { Clock } from '#kernel/clock';
import { describeFailure } from '../describe-failure';
import {
  FAILED_JOBS_KEPT,
  JOBS_LISTED,
  type Job,
  type JobCounts,
  type JobFailure,
  type JobHandler,
  type JobHandlerOptions,
  type JobState,
  KindHasHandler,
  type QueuedJob,
  pauseBefore,
} from '../job-queue';
import type { RunningJobs } from '../running-jobs';

interface Entry {
  readonly job: Job;
  readonly enqueuedAt: Date;
  state: JobState;
  attempt: number;
  failure: JobFailure | null;
  /** Time of the next attempt; null unless the job pauses after a failure. */
  retryAt: Date | null;
}

interface Worker {
  readonly options: JobHandlerOptions;
  readonly handler: JobHandler;
}

export interface KindQueuePorts {
  readonly clock: Clock;
  readonly running: RunningJobs;
  /** Whether no more jobs are taken. */
  isStopped(): boolean;
  /** Called for every failed attempt. */
  readonly onFailure: (job: Job, attempt: number, error: unknown) => void;
}

const queuedJob = ({ job, state, attempt, enqueuedAt, failure, retryAt }: Entry): QueuedJob => ({
  job,
  state,
  attempts: attempt,
  enqueuedAt,
  failure,
  nextAt: state === 'delayed' ? (retryAt ?? job.notBefore ?? null) : null,
});

const LAST = Infinity;

/** The jobs of one kind, in memory. */
export class KindQueue {
  private readonly entries = new Map<string, Entry>();
  /** Waiting jobs by priority, each in the order in which they are taken. */
  private readonly waiting = new Map<number, Set<Entry>>();
  private worker: Worker | undefined;
  private atWork = 0;

  constructor(private readonly ports: KindQueuePorts) {}

  enqueue(job: Job): void {
    if (!this.entries.has(job.id)) this.add(job);
  }

  work(kind: string, worker: Worker): void {
    if (this.worker !== undefined) throw new KindHasHandler(kind);
    this.worker = worker;
    this.take();
  }

  /** Takes the jobs that have become due by the application's clock. */
  takeDue(): void {
    for (const entry of this.entries.values()) {
      if (entry.state === 'delayed' && entry.retryAt === null && this.isDue(entry.job)) this.putInQueue(entry);
    }
    this.take();
  }

  list(): readonly QueuedJob[] {
    const entries = [...this.entries.values()];
    const failed = entries.filter(({ state }) => state === 'failed').toReversed();
    const listed = (['waiting', 'delayed', 'running'] as const).flatMap((wanted) =>
      entries.filter(({ state }) => state === wanted).slice(0, JOBS_LISTED),
    );
    return [...listed, ...failed].map(queuedJob);
  }

  find(id: string): QueuedJob | undefined {
    const entry = this.entries.get(id);
    return entry === undefined ? undefined : queuedJob(entry);
  }

  retry(id: string): boolean {
    const entry = this.entries.get(id);
    if (entry === undefined || (entry.state !== 'failed' && entry.retryAt === null)) return false;
    this.add(entry.job);
    return true;
  }

  remove(id: string): boolean {
    const entry = this.entries.get(id);
    if (entry === undefined || entry.state === 'running') return false;
    this.leaveQueue(entry);
    return this.entries.delete(id);
  }

  counts(): JobCounts {
    const counts = { waiting: 0, delayed: 0, running: 0, failed: 0 };
    for (const { state } of this.entries.values()) counts[state] += 1;
    return counts;
  }

  private isDue({ notBefore }: Job): boolean {
    return notBefore === undefined || notBefore.getTime() <= this.ports.clock.now().getTime();
  }

  private add(job: Job): void {
    const enqueuedAt = this.ports.clock.now();
    const entry: Entry = { job, enqueuedAt, state: 'delayed', attempt: 0, failure: null, retryAt: null };
    this.entries.set(job.id, entry);
    if (this.isDue(job)) this.putInQueue(entry);
    // Taken in the next turn, as with an external queue: enqueuing never waits for the work.
    setImmediate(() => this.take());
  }

  private take(): void {
    const { worker } = this;
    if (worker === undefined || this.ports.isStopped()) return;
    while (this.atWork < worker.options.concurrency) {
      const entry = this.takeNext();
      if (entry === undefined) return;
      entry.state = 'running';
      this.atWork += 1;
      this.ports.running.follow(this.carryOut(entry, worker));
    }
  }

  private async carryOut(entry: Entry, { options, handler }: Worker): Promise<void> {
    entry.attempt += 1;
    try {
      await handler(entry.job, { attempt: entry.attempt, signal: this.ports.running.signal });
      this.entries.delete(entry.job.id);
    } catch (error) {
      this.ports.onFailure(entry.job, entry.attempt, error);
      entry.failure = { at: this.ports.clock.now(), error: describeFailure(error) };
      if (entry.attempt >= options.attempts) this.giveUp(entry);
      else this.pause(entry, entry.failure.at, pauseBefore(entry.attempt + 1, options.backoffMs));
    } finally {
      this.atWork -= 1;
      this.take();
    }
  }

  private giveUp(entry: Entry): void {
    entry.state = 'failed';
    const failed = [...this.entries.values()].filter(({ state }) => state === 'failed');
    for (const { job } of failed.slice(0, Math.max(0, failed.length - FAILED_JOBS_KEPT))) this.entries.delete(job.id);
  }

  private pause(entry: Entry, failedAt: Date, pauseMs: number): void {
    entry.state = 'delayed';
    entry.retryAt = new Date(failedAt.getTime() + pauseMs);
    setTimeout(() => {
      // The job may have been removed or retried in the meantime.
      if (this.entries.get(entry.job.id) === entry) this.putInQueue(entry);
      this.take();
    }, pauseMs).unref();
  }

  private putInQueue(entry: Entry): void {
    entry.state = 'waiting';
    entry.retryAt = null;
    const priority = entry.job.priority ?? LAST;
    this.waiting.set(priority, (this.waiting.get(priority) ?? new Set()).add(entry));
  }

  private leaveQueue(entry: Entry): void {
    const priority = entry.job.priority ?? LAST;
    const queue = this.waiting.get(priority);
    queue?.delete(entry);
    if (queue?.size === 0) this.waiting.delete(priority);
  }

  private takeNext(): Entry | undefined {
    const [next] = this.waiting.get(Math.min(...this.waiting.keys())) ?? [];
    if (next !== undefined) this.leaveQueue(next);
    return next;
  }
}
