import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { type TagView, tagViews } from '../tag-view';

/** The distinct tags on a user's trackers, by title. */
export class GetUserTags extends Query<readonly TagView[]> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(GetUserTags)
export class GetUserTagsHandler implements IQueryHandler<GetUserTags> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ userId }: GetUserTags) {
    const own = { owner_id: userId, deleted_at: null };
    const tagged = await this.reads.find(trackers, own, { sort: { created_at: 1 } });
    const tags = new Map(tagged.flatMap(({ tags }) => tagViews(tags)).map((tag) => [tag.id, tag]));
    return [...tags.values()].sort((one, other) => one.title.localeCompare(other.title));
  }
}
