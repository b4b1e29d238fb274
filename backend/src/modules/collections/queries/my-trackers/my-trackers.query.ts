import { followedBy, titleOf, trackers } from '#modules/trackers/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import type { ViewOf } from '#platform/http/answers';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { rootOrFolder } from '../folder-view';

const myTrackerAnswer = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    parent_id: rootOrFolder,
    can_edit: z.boolean().describe('False for followed trackers.'),
  })
  .meta({ id: 'MyTracker' });

export const myTrackersAnswer = z.array(myTrackerAnswer);

/** The trackers of a user in all folders, newest first, then those that the user follows. */
export class GetMyTrackers extends Query<ViewOf<typeof myTrackersAnswer>> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(GetMyTrackers)
export class GetMyTrackersHandler implements IQueryHandler<GetMyTrackers> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ userId }: GetMyTrackers) {
    const [own, { followed }] = await Promise.all([
      this.reads.find(trackers, { owner_id: userId, deleted_at: null }, { sort: { created_at: -1, _id: -1 } }),
      followedBy(this.reads, userId),
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
  }
}
