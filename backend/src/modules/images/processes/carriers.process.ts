import { documentEvents } from '#events/documents/document.events';
import type { Carrier } from '#events/images/carried-image.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import { assertNever } from '#kernel/assert-never';
import { commandStep, processOf } from '#platform/processes/process';
import { carriedImagesDecider } from '../domain/carried-images.decider';

/** An image is visible to the readers of its tracker and is removed with it. */
export const imagesFollowTrackers = processOf(trackerEvents, {
  name: 'images-follow-trackers',
  on: ['TrackerPublished', 'TrackerUnpublished', 'TrackerDeleted', 'TrackerRestored'],
  mayLag: true,
  react: (event) => {
    const { trackerId, ownerId } = event.data;
    const carrier: Carrier = { kind: 'tracker', id: trackerId };
    const drop = {
      type: 'DropImages',
      carrier,
      imageIds: null,
      reason: 'carrier_deleted',
    } as const;
    switch (event.type) {
      case 'TrackerPublished':
        return [
          commandStep(carriedImagesDecider, trackerId, {
            type: 'ShowImages',
            carrier,
            audience: { kind: 'everybody' },
          }),
        ];
      case 'TrackerUnpublished':
        return [
          commandStep(
            carriedImagesDecider,
            trackerId,
            ownerId === null ? drop : { type: 'ShowImages', carrier, audience: { kind: 'user', userId: ownerId } },
          ),
        ];
      case 'TrackerDeleted':
        return [commandStep(carriedImagesDecider, trackerId, drop)];
      case 'TrackerRestored':
        return [commandStep(carriedImagesDecider, trackerId, { type: 'SeekImages', carrier, imageIds: null })];
      default:
        return assertNever(event);
    }
  },
});

export const imagesFollowDocuments = processOf(documentEvents, {
  name: 'images-follow-documents',
  on: ['DocumentRemoved'],
  mayLag: true,
  react: ({ data: { documentId } }) => {
    const carrier: Carrier = { kind: 'document', id: documentId };
    return [
      commandStep(carriedImagesDecider, documentId, {
        type: 'DropImages',
        carrier,
        imageIds: null,
        reason: 'carrier_deleted',
      }),
    ];
  },
});
