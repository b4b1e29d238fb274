import { assertNever } from '../../../backend/src/kernel/assert-never';
import { type Projection, change, put, remove } from '../../../backend/src/kernel/projection';
import type { SourceSetEvent } from '../../../backend/src/modules/source-sets/domain/source-set.events';
import type { SourceSetDocument } from './source-set.document';

export const sourceSets: Projection<SourceSetEvent> = {
  name: 'source-sets',
  version: 1,
  categories: ['sourceset'],
  indexes: [{ keys: ['owner_id', 'created_at'] }],
  project(event) {
    switch (event.type) {
      case 'SourceSetCreated': {
        const { sourceSetId, ownerId, name, description, domains } = event.data;
        const created_at = event.metadata.occurred_at;
        return [
          put<SourceSetDocument>({ _id: sourceSetId, owner_id: ownerId, name, description, domains, created_at }),
        ];
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
};
