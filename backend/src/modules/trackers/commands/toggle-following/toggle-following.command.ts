import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { subjectOf } from '#modules/subjects/published';
import { isRefusal } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { followDecider } from '../../domain/follow.decider';
import { trackerDecider } from '../../domain/tracker.decider';
import { visibleTo } from '../../domain/visible-to';

/** Follows a tracker that the user may see, or stops following any tracker. */
export class ToggleFollowing extends ContextCommand<{ readonly trackerId: string; readonly following: boolean }> {}

@CommandHandler(ToggleFollowing)
export class ToggleFollowingHandler implements ICommandHandler<ToggleFollowing> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request: { trackerId, following }, context }: ToggleFollowing) {
    const userId = askedByUser(context);
    // Unfollowing is always possible, and so is following a country or an agency.
    if (following && subjectOf(trackerId) === undefined) {
      const tracker = visibleTo(userId, await this.runner.stateOf(trackerDecider, trackerId));
      if (isRefusal(tracker)) return tracker;
    }
    const command = { type: following ? 'Follow' : 'Unfollow', userId, trackerId } as const;
    const decided = await this.runner.run(followDecider, userId, command, context);
    return isRefusal(decided) ? decided : accepted(null, decided);
  }
}
