import { type FollowEvent, followEvents } from '#events/trackers/follow.events';
import { assertNever } from '#kernel/assert-never';
import { put, remove, projection } from '#kernel/projection';

export interface FollowDocument {
  readonly _id: string;
  readonly user_id: string;
  readonly tracker_id: string;
  readonly since: string;
}

export const followId = (userId: string, trackerId: string): string => `${userId}/${trackerId}`;

export const follows = projection<FollowEvent, FollowDocument>({
  name: 'follows',
  from: [followEvents],
  owner: 'user_id',
  indexes: [{ keys: ['user_id'] }, { keys: ['tracker_id'] }, { keys: ['since'] }],
  project(event) {
    const { userId, trackerId } = event.data;
    const id = followId(userId, trackerId);
    switch (event.type) {
      case 'TopicFollowed':
        return [put({ _id: id, user_id: userId, tracker_id: trackerId, since: event.metadata.occurred_at })];
      case 'TopicUnfollowed':
        return [remove(id)];
      default:
        return assertNever(event);
    }
  },
});
