import type { BriefScope } from '#events/delivery/brief-scope';
import { collections } from '#modules/collections/published';
import { titleOf, trackers } from '#modules/trackers/published';
import type { ReadStore } from '#platform/read-store/read-store';

/** Title of the tracker or folder of a brief; null if it is not there. */
export const titleOfScope = async (reads: ReadStore, scope: BriefScope): Promise<string | null> => {
  if (scope.kind === 'tracker') {
    const tracker = await reads.get(trackers, scope.trackerId);
    return tracker === undefined ? null : titleOf(tracker);
  }
  if (scope.collectionId === null) return 'My Trackers';
  return (await reads.get(collections, scope.collectionId))?.name ?? null;
};
