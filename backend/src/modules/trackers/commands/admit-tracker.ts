import type { TrackerSettings } from '#events/trackers/tracker-settings';
import { isRefusal, type Refusal } from '#kernel/decider';
import { requireActingUser, type CommandContext, entityId } from '#platform/command-handling/command-context';
import { accepted, type Accepted } from '#platform/command-handling/command-outcome';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import { portfolioDecider } from '../domain/portfolio.decider';
import type { Plans } from '../trackers.settings';

interface NewTracker {
  readonly settings: TrackerSettings;
  /** The folder; null for the root. */
  readonly parentId: string | null;
}

/** Adds a tracker to the portfolio of the user who asks; its own stream follows. Refused if the plan’s limits are reached. */
export const admitTracker = async (
  runner: CommandRunner,
  { free }: Plans,
  { settings, parentId }: NewTracker,
  context: CommandContext,
): Promise<Accepted<{ readonly trackerId: string }> | Refusal> => {
  const ownerId = requireActingUser(context);
  const trackerId = entityId(context, 'tracker');
  const admit = { type: 'AdmitTracker', ownerId, trackerId, settings, parentId, free } as const;
  const admitted = await runner.run(portfolioDecider, ownerId, admit, context);
  return isRefusal(admitted) ? admitted : accepted({ trackerId }, admitted);
};
