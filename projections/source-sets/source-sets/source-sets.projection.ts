import { type SourceSetContent, type SourceSetEvent, sourceSetEvents } from '#events/source-sets/source-set.events';
import { assertNever } from '#kernel/assert-never';
import { stripInvisible } from '#kernel/invisible-characters';
import { change, put, remove, projection } from '#kernel/projection';

export interface SourceSetDocument {
  readonly _id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly description: string;
  readonly domains: readonly string[];
  readonly public: boolean;
  readonly created_at: string;
}

const contentOf = ({ name, description, domains }: SourceSetContent) => ({
  name: stripInvisible(name),
  description: stripInvisible(description),
  domains,
});

export const sourceSets = projection<SourceSetEvent, SourceSetDocument>({
  name: 'source-sets',
  from: [sourceSetEvents],
  owner: 'owner_id',
  indexes: [{ keys: ['owner_id', 'created_at'] }, { keys: ['public', 'created_at'] }, { keys: ['created_at'] }],
  project(event) {
    switch (event.type) {
      case 'SourceSetCreated': {
        const { sourceSetId, ownerId } = event.data;
        const created_at = event.metadata.occurred_at;
        return [put({ _id: sourceSetId, owner_id: ownerId, ...contentOf(event.data), public: false, created_at })];
      }
      case 'SourceSetRevised':
        return [change(event.data.sourceSetId, { $set: contentOf(event.data) })];
      case 'SourceSetPublished':
      case 'SourceSetUnpublished':
        return [change(event.data.sourceSetId, { $set: { public: event.type === 'SourceSetPublished' } })];
      case 'SourceSetDeleted':
        return [remove(event.data.sourceSetId)];
      default:
        return assertNever(event);
    }
  },
});
