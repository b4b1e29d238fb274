import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { SourceSetDocument } from '../../../../../../projections/source-sets/source-sets/source-set.document';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store';
import { sourceSetView } from './source-set-view';
import { GetSourceSets } from './source-sets.query';

@QueryHandler(GetSourceSets)
export class GetSourceSetsHandler implements IQueryHandler<GetSourceSets> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ userId }: GetSourceSets) {
    const newest = { sort: { created_at: -1, _id: -1 } } as const;
    const sets = await this.reads.find<SourceSetDocument>('source-sets', { owner_id: userId }, newest);
    return sets.map(({ _id, ...content }) => sourceSetView({ id: _id, ...content }));
  }
}
