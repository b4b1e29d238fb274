import { Logger } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { SECOND_MS } from '#kernel/durations';
import { accounts, channels } from '#modules/accounts/published';
import { collections } from '#modules/collections/published';
import { trackers } from '#modules/trackers/published';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import type { Config } from '#platform/config/config';
import type { EventStore } from '#platform/event-store/event-store';
import { anyInInitialFill } from '#platform/read-store/any-in-initial-fill';
import type { ReadModelProgress } from '#platform/read-store/read-model-progress';
import type { ModelRecords, ReadStore } from '#platform/read-store/read-store';
import type { Recurring } from '#platform/recurring/recurring';
import { type WaitingNews, dueUntil, waitingNews } from '#projections/delivery/waiting-news/waiting-news.projection';
import { planDueBriefs } from './plan-briefs';

const POLL_MS = SECOND_MS;
const USERS_PER_PAGE = 250;
const PATIENCE_MS = 5000;
/** Read models that say who gets which brief. */
const NEEDED_MODELS = [waitingNews, trackers, collections, accounts, channels];

/** Makes briefs of the news that are due. Finds them by an index, in pages. */
export const briefPlanner = (
  { schedulerTickMs }: Pick<Config, 'schedulerTickMs'>,
  events: Pick<EventStore, 'lastPosition'>,
  progress: ReadModelProgress,
  reads: ReadStore,
  records: ModelRecords,
  clock: Clock,
  runner: CommandRunner,
): Recurring => {
  const name = 'brief-planner';
  const log = new Logger(name);
  /** Set while briefs wait for a read model that has stopped, so that it is logged once. */
  let hasSaidThatItWaits = false;

  /**
   * Waits for the read models, so that a toggle of a moment ago counts. A brief planned from one that has stopped would
   * be empty, and its news lost.
   */
  const modelsShowEverything = async (): Promise<boolean> => {
    const names = NEEDED_MODELS.map((model) => model.name);
    const state = await progress.untilCaughtUp(await events.lastPosition(), PATIENCE_MS, names);
    const hasStopped = state === 'stopped';
    if (hasStopped && !hasSaidThatItWaits)
      log.error(`Briefs wait: one of these read models has stopped: ${names.join(', ')}.`);
    hasSaidThatItWaits = hasStopped;
    return state === 'shows';
  };

  /** News that is due, in the order of its times, after the last one of a page. */
  const dueAfter = (last: WaitingNews | null, now: Date, limit: number): Promise<readonly WaitingNews[]> => {
    const due_key = { $lt: dueUntil(now.toISOString()), ...(last === null ? {} : { $gt: last.due_key }) };
    return reads.find(waitingNews, { due_key }, { sort: { due_key: 1 }, limit });
  };

  return {
    name,
    role: 'scheduler',
    every: Math.min(schedulerTickMs, POLL_MS),
    singleton: true,
    async work(signal) {
      const now = clock.now();
      if ((await dueAfter(null, now, 1)).length === 0) return;
      if (await anyInInitialFill(records, NEEDED_MODELS)) return;
      if (!(await modelsShowEverything())) return;

      let last: WaitingNews | null = null;
      do {
        const page: readonly WaitingNews[] = await dueAfter(last, now, USERS_PER_PAGE);
        const userIds = [...new Set(page.map(({ user_id }) => user_id))];
        for (const { userId, error } of await planDueBriefs(reads, runner, userIds, now))
          log.error(`The briefs of ${userId} could not be planned; they will be at the next tick.`, error);
        last = page.length < USERS_PER_PAGE ? null : (page.at(-1) ?? null);
      } while (last !== null && !signal.aborted);
    },
  };
};
