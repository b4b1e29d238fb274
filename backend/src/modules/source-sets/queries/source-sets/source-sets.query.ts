import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';
import { type SourceSetView, sourceSetView } from './source-set-view';

/** The Source Sets of a user, newest first. */
export class GetSourceSets extends Query<readonly SourceSetView[]> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(GetSourceSets)
export class GetSourceSetsHandler implements IQueryHandler<GetSourceSets> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ userId }: GetSourceSets) {
    const newest = { sort: { created_at: -1, _id: -1 } } as const;
    const sets = await this.reads.find(sourceSets, { owner_id: userId }, newest);
    return sets.map(({ _id, ...content }) => sourceSetView({ id: _id, ...content }));
  }
}
