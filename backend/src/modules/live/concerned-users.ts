import DataLoader from 'dataloader';
import { followId, follows, trackers } from '#modules/trackers/published';
import type { ReadStore } from '#platform/read-store/read-store';
import type { PageChange } from './page-change';

interface Watching {
  readonly userId: string;
  readonly trackerId: string;
}

/**
 * The users whom news concerns. What all open pages ask at about the same time is read at once, so that news of a
 * tracker costs as many reads with hundreds of pages as with one.
 */
export const concernedUsers = (reads: Pick<ReadStore, 'find' | 'ids'>) => {
  const areConcerned = async (watching: readonly Watching[]): Promise<readonly boolean[]> => {
    const [ownersOf, followed] = await Promise.all([
      reads.find(trackers, { _id: { $in: [...new Set(watching.map(({ trackerId }) => trackerId))] } }),
      reads.ids(follows, { _id: { $in: watching.map(({ userId, trackerId }) => followId(userId, trackerId)) } }),
    ]);
    const byId = new Map(ownersOf.map((tracker) => [tracker._id, tracker]));
    const follow = new Set(followed);
    return watching.map(({ userId, trackerId }) => {
      const tracker = byId.get(trackerId);
      if (tracker === undefined) return false;
      const isOpen = tracker.public && tracker.deleted_at === null;
      return tracker.owner_id === userId || (isOpen && follow.has(followId(userId, trackerId)));
    });
  };
  const watching = new DataLoader(areConcerned, { cache: false });
  return (userId: string, { of }: PageChange): boolean | Promise<boolean> =>
    'userId' in of ? of.userId === userId : watching.load({ userId, trackerId: of.trackerId });
};
