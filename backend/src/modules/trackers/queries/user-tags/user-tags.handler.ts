import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { TrackerDocument } from '../../../../../../projections/trackers/trackers/tracker.document';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store';
import { tagViews } from '../tracker/tracker-view';
import { GetUserTags } from './user-tags.query';

@QueryHandler(GetUserTags)
export class GetUserTagsHandler implements IQueryHandler<GetUserTags> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ userId }: GetUserTags) {
    const own = { owner_id: userId, deleted_at: null };
    const trackers = await this.reads.find<TrackerDocument>('trackers', own, { sort: { created_at: 1 } });
    const tags = new Map(trackers.flatMap(({ tags }) => tagViews(tags)).map((tag) => [tag.id, tag]));
    return [...tags.values()].sort((one, other) => one.title.localeCompare(other.title));
  }
}
