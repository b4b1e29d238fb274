import { z } from 'zod';
import { restorableSince, restorableUntil } from '#kernel/restorable';
import { titleOf, trackers } from '#modules/trackers/published';
import { CLOCK } from '#platform/clock';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { collections } from '#projections/collections/collections/collections.projection';

const deletedItemAnswer = z
  .strictObject({
    kind: z.enum(['tracker', 'collection']),
    id: z.string(),
    name: z.string(),
    deleted_at: timeAnswer,
    restorable_until: timeAnswer,
    trackers: z.int().describe('Number of trackers that are restored with it; 1 for a tracker.'),
  })
  .meta({ id: 'DeletedItem' });

type DeletedItem = ViewOf<typeof deletedItemAnswer>;

interface Deleted {
  readonly _id: string;
  readonly parent_id: string | null;
  readonly deleted_at: string | null;
}

/** Items that a user deleted and can restore, newest first. The contents of a deleted folder are restored with it. */
export const recentlyDeleted = async (userId: string, reads: ReadStore, now: Date): Promise<readonly DeletedItem[]> => {
  const deleted = { owner_id: userId, deleted_at: { $gt: restorableSince(now) } };
  const [folders, lost] = await Promise.all([reads.find(collections, deleted), reads.find(trackers, deleted)]);
  const folderOf = new Map(folders.map((folder) => [folder._id, folder]));
  /** The folder that was deleted with an item in it; undefined if the item was deleted itself. */
  const deletedWith = ({ parent_id, deleted_at }: Deleted) => {
    const parent = folderOf.get(parent_id ?? '');
    // An item that was deleted before its folder stays deleted when the folder is restored.
    return parent !== undefined && (deleted_at ?? '') >= (parent.deleted_at ?? '') ? parent : undefined;
  };
  const deletedByUser = (item: Deleted): Deleted => {
    const parent = deletedWith(item);
    return parent === undefined ? item : deletedByUser(parent);
  };
  const held = new Map<string, number>();
  for (const tracker of lost) {
    const { _id } = deletedByUser(tracker);
    held.set(_id, (held.get(_id) ?? 0) + 1);
  }
  const itemOf = (kind: DeletedItem['kind'], item: Deleted, name: string): readonly DeletedItem[] =>
    item.deleted_at === null || deletedWith(item) !== undefined
      ? []
      : [
          {
            kind,
            id: item._id,
            name,
            deleted_at: item.deleted_at,
            restorable_until: restorableUntil(new Date(item.deleted_at)),
            trackers: held.get(item._id) ?? 0,
          },
        ];
  return [
    ...folders.flatMap((folder) => itemOf('collection', folder, folder.name)),
    ...lost.flatMap((tracker) => itemOf('tracker', tracker, titleOf(tracker))),
  ].sort((one, other) => other.deleted_at.localeCompare(one.deleted_at));
};

export const GetRecentlyDeleted = readRoute({
  path: 'api/topics/recently-deleted',
  access: 'user',
  summary: 'The trackers and folders that the caller deleted and can still restore, newest first.',
  answers: z.array(deletedItemAnswer),
  uses: [READ_STORE, CLOCK],
  read: ({ caller }, reads, clock) => recentlyDeleted(caller.userId, reads, clock.now()),
});
