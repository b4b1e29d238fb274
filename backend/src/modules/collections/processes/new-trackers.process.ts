import { trackerEvents } from '#modules/trackers/published';
import { decide, processOf } from '#platform/processes/process';
import { collectionTreeDecider } from '../domain/collection-tree.decider';

/** A tracker that was created in a folder gets its place in the owner's tree. */
export const newTrackersArePlaced = processOf(trackerEvents, {
  name: 'place-trackers',
  on: ['TrackerCreated'],
  react: ({ data: { trackerId, ownerId, parentId } }) =>
    ownerId === null || parentId === null
      ? []
      : [decide(collectionTreeDecider, ownerId, { type: 'PlaceTracker', ownerId, trackerId, parentId })],
});
