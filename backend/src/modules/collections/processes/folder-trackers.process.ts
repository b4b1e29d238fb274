import { collectionEvents } from '#events/collections/collection-tree.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import { assertNever } from '#kernel/assert-never';
import { RestoreTrackers, trackerDecider } from '#modules/trackers/published';
import { commandStep, processOf, sendStep } from '#platform/processes/process';
import { collectionTreeDecider } from '../domain/collection-tree.decider';

/** The trackers of a folder are deleted and restored with it, and made public with it if the owner says so. */
export const trackersFollowFolders = processOf(collectionEvents, {
  name: 'folder-trackers',
  reversible: true,
  on: ['CollectionPublished', 'CollectionDeleted', 'CollectionRestored'],
  react: ({ type, data: { ownerId, trackerIds }, metadata }) => {
    const now = new Date(metadata.occurred_at);
    switch (type) {
      case 'CollectionPublished':
        return trackerIds.map((trackerId) =>
          commandStep(trackerDecider, trackerId, { type: 'PublishTracker', by: ownerId, category: null }),
        );
      case 'CollectionDeleted':
        return trackerIds.map((trackerId) =>
          commandStep(trackerDecider, trackerId, { type: 'DeleteTracker', by: ownerId, now }),
        );
      case 'CollectionRestored':
        return [sendStep(RestoreTrackers, { trackerIds })];
      default:
        return assertNever(type);
    }
  },
});

/** A tracker leaves its folder when it is deleted, and returns to it when it is restored. */
export const foldersFollowTrackers = processOf(trackerEvents, {
  name: 'place-trackers',
  reversible: true,
  on: ['TrackerCreated', 'TrackerDeleted', 'TrackerRestored'],
  react: ({ type, data }) => {
    const { trackerId, ownerId } = data;
    if (ownerId === null) return [];
    switch (type) {
      case 'TrackerCreated': {
        const { parentId } = data;
        if (parentId === null) return [];
        return [commandStep(collectionTreeDecider, ownerId, { type: 'PlaceTracker', ownerId, trackerId, parentId })];
      }
      case 'TrackerDeleted':
        return [commandStep(collectionTreeDecider, ownerId, { type: 'RemoveTracker', ownerId, trackerId })];
      case 'TrackerRestored':
        return [commandStep(collectionTreeDecider, ownerId, { type: 'ReturnTracker', ownerId, trackerId })];
      default:
        return assertNever(type);
    }
  },
});
