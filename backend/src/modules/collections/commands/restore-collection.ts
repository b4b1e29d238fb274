import { isRefusal } from '#kernel/decider';
import { type Plans, restoreRefusal } from '#modules/trackers/published';
import { type CommandContext, requireActingUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import { trackersToRestore } from '../domain/collection-tree';
import { collectionTreeDecider } from '../domain/collection-tree.decider';

/**
 * Restores one of the user's deleted folders with all it held. Refused with NOT_FOUND after 30 days, and with
 * MAX_TRACKERS_REACHED or MAX_DAY_TRACKERS_REACHED if the slots of its trackers have been taken.
 */
export const restoreCollection = async (
  runner: CommandRunner,
  plans: Plans,
  collectionId: string,
  context: CommandContext,
) => {
  const ownerId = requireActingUser(context);
  const tree = await runner.streams.stateAfterFollowUps(collectionTreeDecider, ownerId);
  // Checked before the folder is restored, so that it does not return without its trackers.
  const refused = await restoreRefusal(runner, plans, trackersToRestore(tree, collectionId), context);
  if (refused !== null) return refused;

  const command = { type: 'RestoreCollection', ownerId, collectionId, now: context.now } as const;
  const decided = await runner.run(collectionTreeDecider, ownerId, command, context);
  return isRefusal(decided) ? decided : accepted(null, decided);
};
