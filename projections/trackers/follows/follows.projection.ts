import { assertNever } from '../../../backend/src/kernel/assert-never';
import { type Projection, put, remove } from '../../../backend/src/kernel/projection';
import type { FollowEvent } from '../../../backend/src/modules/trackers/domain/follow.events';
import { type FollowDocument, followId } from './follow.document';

export const follows: Projection<FollowEvent> = {
  name: 'follows',
  version: 1,
  categories: ['follow'],
  indexes: [{ keys: ['user_id'] }, { keys: ['tracker_id'] }],
  project(event) {
    const { userId, trackerId } = event.data;
    const id = followId(userId, trackerId);
    switch (event.type) {
      case 'TopicFollowed':
        return [
          put<FollowDocument>({ _id: id, user_id: userId, tracker_id: trackerId, since: event.metadata.occurred_at }),
        ];
      case 'TopicUnfollowed':
        return [remove(id)];
      default:
        return assertNever(event);
    }
  },
};
