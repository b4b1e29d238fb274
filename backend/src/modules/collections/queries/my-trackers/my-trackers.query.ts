import { z } from 'zod';
import { followedBy, titleOf, trackers } from '#modules/trackers/published';
import { readRoute } from '#platform/http/routes/read-route';
import { rootOrFolder } from '../folder-view';

const myTrackerAnswer = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    parent_id: rootOrFolder,
    can_edit: z.boolean().describe('False for followed trackers.'),
  })
  .meta({ id: 'MyTracker' });

export const GetMyTrackers = readRoute({
  path: 'api/topics/my-trackers',
  access: 'user',
  summary: 'The caller’s trackers in all folders, then those they follow, by name and folder.',
  answers: z.array(myTrackerAnswer),
  async read({ caller: { userId } }, reads) {
    const [own, { followed }] = await Promise.all([
      reads.find(trackers, { owner_id: userId, deleted_at: null }, { sort: { created_at: -1, _id: -1 } }),
      followedBy(reads, userId),
    ]);
    return [
      ...own.map((tracker) => ({
        id: tracker._id,
        name: titleOf(tracker),
        parent_id: tracker.parent_id,
        can_edit: true,
      })),
      ...followed.map(({ tracker }) => ({
        id: tracker._id,
        name: titleOf(tracker),
        parent_id: null,
        can_edit: false,
      })),
    ];
  },
});
