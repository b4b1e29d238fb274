import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { accounts, channels } from '#modules/accounts/published';
import { collections } from '#modules/collections/published';
import { trackers } from '#modules/trackers/published';
import { CLOCK } from '#platform/clock';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/http/read-model-progress';
import { RecurringWork } from '#platform/pauses';
import { areFilling } from '#platform/read-store/first-fill';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type WaitingNews, dueUntil, waitingNews } from '#projections/delivery/waiting-news/waiting-news.projection';
import { planBriefs } from './plan-briefs';

const LEASE = 'brief-planner';
const LEASE_MS = 10_000;
const BEAT_MS = 1000;
const PAGE = 250;
const PATIENCE_MS = 5000;
/** What says who gets which brief. */
const ASKED = [waitingNews, trackers, collections, accounts, channels];

/** Makes briefs of the news that are due, in one process at a time under a lease. Finds them by an index, in pages. */
@Injectable()
export class BriefPlanner implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(BriefPlanner.name);
  private readonly holder = randomUUID();
  private readonly planning: RecurringWork;
  /** For a read model that has stopped; told once. */
  private waits = false;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'roles' | 'schedulerTickMs'>,
    @Inject(EVENT_STORE) private readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(READ_MODEL_PROGRESS) private readonly progress: ReadModelProgress,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly runner: DeciderRunner,
  ) {
    this.planning = new RecurringWork(Math.min(config.schedulerTickMs, BEAT_MS), () => this.plan(), this.log);
  }

  onApplicationBootstrap(): void {
    if (this.config.roles.has('scheduler')) void this.planning.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.planning.stop();
    if (this.config.roles.has('scheduler')) await this.reads.releaseLease(LEASE, this.holder);
  }

  private async plan(): Promise<void> {
    if (!(await this.reads.acquireLease(LEASE, this.holder, LEASE_MS))) return;
    const now = this.clock.now();
    if ((await this.dueAfter(null, now, 1)).length === 0) return;
    if (await areFilling(this.reads, ASKED)) return;
    if (!(await this.isKnown())) return;

    let last: WaitingNews | null = null;
    do {
      const page: readonly WaitingNews[] = await this.dueAfter(last, now, PAGE);
      const userIds = [...new Set(page.map(({ user_id }) => user_id))];
      for (const { userId, error } of await planBriefs(this.reads, this.runner, userIds, now))
        this.log.error(`The briefs of ${userId} could not be planned; they will be at the next tick.`, error);
      last = page.length < PAGE ? null : (page.at(-1) ?? null);
    } while (last !== null && (await this.reads.acquireLease(LEASE, this.holder, LEASE_MS)) !== null);
  }

  /** A toggle of a moment ago counts. A brief planned by what has stopped would tell nothing, and its news would be gone. */
  private async isKnown(): Promise<boolean> {
    const names = ASKED.map(({ name }) => name);
    const standing = await this.progress.untilCaughtUp(await this.events.lastPosition(), PATIENCE_MS, names);
    const hasStopped = standing === 'stopped';
    if (hasStopped && !this.waits)
      this.log.error(`Briefs wait: one of these read models has stopped: ${names.join(', ')}.`);
    this.waits = hasStopped;
    return standing === 'shows';
  }

  /** In the order of their times, after the last one of a page. */
  private dueAfter(last: WaitingNews | null, now: Date, limit: number): Promise<readonly WaitingNews[]> {
    const due_key = { $lt: dueUntil(now.toISOString()), ...(last === null ? {} : { $gt: last.due_key }) };
    return this.reads.find(waitingNews, { due_key }, { sort: { due_key: 1 }, limit });
  }
}
