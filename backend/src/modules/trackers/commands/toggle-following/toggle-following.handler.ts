import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Refusal, isRefusal, refuse } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { follow } from '../../domain/follow.decider';
import { followStream } from '../../domain/follow.events';
import type { Tracker } from '../../domain/tracker.decider';
import { askedByUser } from '../asked-by';
import { TrackerPlaces } from '../tracker-places';
import { ToggleFollowing } from './toggle-following.command';

@CommandHandler(ToggleFollowing)
export class ToggleFollowingHandler implements ICommandHandler<ToggleFollowing> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly places: TrackerPlaces,
  ) {}

  async execute({ trackerId, following, context }: ToggleFollowing) {
    const userId = askedByUser(context);
    const refusal = following ? refusalToFollow(await this.places.trackerNow(trackerId), userId) : null;
    if (refusal !== null) return refusal;
    const command = { type: following ? 'Follow' : 'Unfollow', userId, trackerId } as const;
    const decided = await this.runner.run(follow, followStream(userId), command, context);
    return isRefusal(decided) ? decided : { result: null, position: decided.position };
  }
}

/** Only what is public can be followed; what was followed once can always be let go. */
const refusalToFollow = (tracker: Tracker, userId: string): Refusal | null => {
  if (tracker.status !== 'active') return refuse('NOT_FOUND', 'This tracker does not exist.');
  return tracker.public || tracker.ownerId === userId ? null : refuse('ACCESS_DENIED', 'This tracker is private.');
};
