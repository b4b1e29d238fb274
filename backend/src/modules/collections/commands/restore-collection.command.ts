import { type Plans, trackersSettings, restoreRefusal } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { requireActingUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { trackersToRestore } from '../domain/collection-tree';
import { collectionTreeDecider } from '../domain/collection-tree.decider';

/**
 * Restores one of the user's deleted folders with all it held. Refused with NOT_FOUND after 30 days, and with
 * MAX_TRACKERS_REACHED or MAX_DAY_TRACKERS_REACHED if the slots of its trackers have been taken.
 */
export class RestoreCollection extends ContextCommand<{ readonly collectionId: string }> {}

@CommandHandler(RestoreCollection)
export class RestoreCollectionHandler implements ICommandHandler<RestoreCollection> {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(trackersSettings.port) private readonly plans: Plans,
  ) {}

  async execute({ request: { collectionId }, context }: RestoreCollection) {
    const ownerId = requireActingUser(context);
    // Checked before the folder is restored, so that it does not return without its trackers.
    const trackerIds = trackersToRestore(
      await this.runner.streams.settledStateOf(collectionTreeDecider, ownerId),
      collectionId,
    );
    const refused = await restoreRefusal(this.runner, this.plans, trackerIds, context);
    if (refused !== null) return refused;

    const command = { type: 'RestoreCollection', ownerId, collectionId, now: context.now } as const;
    const decided = await this.runner.run(collectionTreeDecider, ownerId, command, context);
    return isRefusal(decided) ? decided : accepted(null, decided);
  }
}
