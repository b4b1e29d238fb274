import { isRefusal } from '#kernel/decider';
import { ownTracker } from '#modules/trackers/published';
import { commandRoute } from '#platform/http/routes/command-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { collectionTreeDecider } from '../domain/collection-tree.decider';
import { moveBody, movedAnswer } from './move.body';

/** Moves one of the user's trackers to a folder. Refused with NOT_FOUND or ACCESS_DENIED. */
export const MoveTracker = commandRoute({
  path: 'api/topics/move-tracker',
  access: 'user',
  summary: 'Moves a tracker to a folder.',
  body: moveBody,
  answers: movedAnswer,
  uses: [READ_STORE],
  decider: collectionTreeDecider,
  async decide({ body: { id: trackerId, destination_collection_id: destinationId }, caller }, reads) {
    // A tracker's owner never changes, so a read model is recent enough.
    const tracker = await ownTracker(reads, trackerId, caller);
    if (isRefusal(tracker)) return tracker;
    const { userId: ownerId } = caller;
    return [ownerId, { type: 'MoveTracker', ownerId, trackerId, destinationId }];
  },
  answer: ({ body: { id, destination_collection_id: parentId } }) => ({ id, parent_id: parentId }),
});
