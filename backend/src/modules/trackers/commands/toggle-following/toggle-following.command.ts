import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { followDecider } from '../../domain/follow.decider';
import { type Tracker, trackerDecider } from '../../domain/tracker.decider';

/** Follows a tracker that the user may see, or stops following any tracker. */
export class ToggleFollowing extends ContextCommand<{ readonly trackerId: string; readonly following: boolean }> {}

@CommandHandler(ToggleFollowing)
export class ToggleFollowingHandler implements ICommandHandler<ToggleFollowing> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request: { trackerId, following }, context }: ToggleFollowing) {
    const userId = askedByUser(context);
    const refusal = following ? refusalToFollow(await this.runner.stateOf(trackerDecider, trackerId), userId) : null;
    if (refusal !== null) return refusal;
    const command = { type: following ? 'Follow' : 'Unfollow', userId, trackerId } as const;
    const decided = await this.runner.run(followDecider, userId, command, context);
    return isRefusal(decided) ? decided : accepted(null, decided);
  }
}

/** Only public trackers can be followed; unfollowing is always possible. */
const refusalToFollow = (tracker: Tracker, userId: string): Refusal | null => {
  if (tracker.status !== 'active') return refuse('NOT_FOUND', 'This tracker does not exist.');
  return tracker.public || tracker.ownerId === userId ? null : refuse('ACCESS_DENIED', 'This tracker is private.');
};
