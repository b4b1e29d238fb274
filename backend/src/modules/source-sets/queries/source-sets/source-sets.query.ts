import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { type SourceSetDocument, sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';
import { type SourceSetView, ownSourceSetView } from './source-set-view';

/** Public sets of others that are listed. */
const MOST_OF_OTHERS = 200;
const NEWEST = { created_at: -1, _id: -1 } as const;

/** The Source Sets of a user, then the public ones of others, each newest first. */
export class GetSourceSets extends Query<readonly SourceSetView[]> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(GetSourceSets)
export class GetSourceSetsHandler implements IQueryHandler<GetSourceSets> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ userId }: GetSourceSets) {
    const [own, shared] = await Promise.all([
      this.reads.find(sourceSets, { owner_id: userId }, { sort: NEWEST }),
      this.reads.find(sourceSets, { public: true }, { sort: NEWEST, limit: MOST_OF_OTHERS }),
    ]);
    const others = shared.filter(({ owner_id }) => owner_id !== userId);
    return [
      ...own.map(ownView),
      ...others.map((document): SourceSetView => ({ ...ownView(document), can_edit: false })),
    ];
  }
}

const ownView = ({ _id, public: isPublic, ...content }: SourceSetDocument): SourceSetView =>
  ownSourceSetView({ id: _id, isPublic, ...content });
