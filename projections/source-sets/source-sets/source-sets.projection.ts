import { assertNever } from '#kernel/assert-never';
import { change, put, remove, projection } from '#kernel/projection';
import { type SourceSetEvent, sourceSetEvents } from '#modules/source-sets/domain/source-set.events';

export interface SourceSetDocument {
  readonly _id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly description: string;
  readonly domains: readonly string[];
  readonly created_at: string;
}

export const sourceSets = projection<SourceSetEvent, SourceSetDocument>({
  name: 'source-sets',
  from: [sourceSetEvents],
  indexes: [{ keys: ['owner_id', 'created_at'] }],
  project(event) {
    switch (event.type) {
      case 'SourceSetCreated': {
        const { sourceSetId, ownerId, name, description, domains } = event.data;
        const created_at = event.metadata.occurred_at;
        return [put({ _id: sourceSetId, owner_id: ownerId, name, description, domains, created_at })];
      }
      case 'SourceSetRevised': {
        const { sourceSetId, name, description, domains } = event.data;
        return [change(sourceSetId, { $set: { name, description, domains } })];
      }
      case 'SourceSetDeleted':
        return [remove(event.data.sourceSetId)];
      default:
        return assertNever(event);
    }
  },
});
