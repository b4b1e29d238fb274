import { isRefusal } from '#kernel/decider';
import { groupBy } from '#kernel/grouping';
import { idAt } from '#kernel/ids';
import { ofTheSystem } from '#platform/command-handling/command-context';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import type { ReadStore } from '#platform/read-store/read-store';
import { dueUntil, waitingNews } from '#projections/delivery/waiting-news/waiting-news.projection';
import { deliveryDecider } from '../domain/delivery.decider';
import { routesOfNews } from './routes-of-news';

export interface PlanningFailure {
  readonly userId: string;
  readonly error: unknown;
}

/**
 * Plans the briefs of these users from all that is due for them: they share queries, and their events a commit. One whose
 * briefs cannot be planned does not keep the others from theirs.
 */
export const planDueBriefs = async (
  reads: ReadStore,
  runner: CommandRunner,
  userIds: readonly string[],
  now: Date,
): Promise<readonly PlanningFailure[]> => {
  const due_key = { $lt: dueUntil(now.toISOString()) };
  const due = await reads.find(waitingNews, { user_id: { $in: userIds }, due_key });
  const readers = await routesOfNews(reads, due);
  const failures: PlanningFailure[] = [];
  await Promise.all(
    [...groupBy(due, ({ user_id }) => user_id)].map(async ([userId, news]) => {
      const reader = readers.get(userId);
      if (reader === undefined) return;
      const context = ofTheSystem(idAt(now.getTime(), `the brief that tells ${news[0]?._id}`), now);
      const command = { type: 'PlanBriefs', userId, now: now.toISOString(), ...reader } as const;
      try {
        const decided = await runner.run(deliveryDecider, userId, command, context);
        if (isRefusal(decided)) failures.push({ userId, error: decided.detail });
      } catch (error) {
        failures.push({ userId, error });
      }
    }),
  );
  return failures;
};
