import { isRefusal } from '#kernel/decider';
import { idAt } from '#kernel/ids';
import { ofTheSystem } from '#platform/command-handling/command-context';
import type { DeciderRunner } from '#platform/command-handling/decider-runner';
import type { ReadStore } from '#platform/read-store/read-store';
import { dueUntil, waitingNews } from '#projections/delivery/waiting-news/waiting-news.projection';
import { deliveryDecider } from '../domain/delivery.decider';
import { routesOf } from './brief-routes';

export interface Planning {
  readonly reads: ReadStore;
  readonly runner: DeciderRunner;
  /** The others' briefs do not wait for one that cannot be planned. */
  readonly onFailure: (userId: string, error: unknown) => void;
}

/** Makes briefs of what is due for these users, all at once: their reads share queries, and their events a commit. */
export const planBriefs = async (
  { reads, runner, onFailure }: Planning,
  userIds: readonly string[],
  now: Date,
): Promise<void> => {
  const due_key = { $lt: dueUntil(now.toISOString()) };
  const due = await reads.find(waitingNews, { user_id: { $in: userIds }, due_key });
  const routes = await routesOf(reads, due);
  await Promise.all(
    [...routes].map(async ([userId, routesOfUser]) => {
      const first = due.find(({ user_id }) => user_id === userId);
      const context = ofTheSystem(idAt(now.getTime(), `the brief that tells ${first?._id}`), now);
      const command = { type: 'PlanBriefs', userId, now: now.toISOString(), routes: routesOfUser } as const;
      try {
        const decided = await runner.run(deliveryDecider, userId, command, context);
        if (isRefusal(decided)) onFailure(userId, decided.detail);
      } catch (error) {
        onFailure(userId, error);
      }
    }),
  );
};
