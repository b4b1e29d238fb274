import { assertNever } from '../../../backend/src/kernel/assert-never';
import { type Changes, type Projection, change, put } from '../../../backend/src/kernel/projection';
import type { TrackerEvent } from '../../../backend/src/modules/trackers/domain/tracker.events';
import type { TrackerSettings } from '../../../backend/src/modules/trackers/domain/tracker-settings';
import { displayTitle } from './display-title';
import type { TrackerDocument } from './tracker.document';

const settingsFields = ({ description, frequency, model, domains, keyFacts }: TrackerSettings) => ({
  description,
  display_title: displayTitle(description),
  frequency,
  model,
  domains: [...domains],
  key_facts: keyFacts.map((fact) => ({ ...fact })),
});

export const trackers: Projection<TrackerEvent> = {
  name: 'trackers',
  version: 1,
  categories: ['tracker'],
  indexes: [{ keys: ['owner_id', 'created_at'] }],
  project(event) {
    const at = event.metadata.occurred_at;
    const changed = (changes: Changes) => [change(event.data.trackerId, changes)];
    switch (event.type) {
      case 'TrackerCreated': {
        const { trackerId, ownerId, settings, parentId } = event.data;
        return [
          put<TrackerDocument>({
            _id: trackerId,
            owner_id: ownerId,
            recorded: ownerId === null,
            ...settingsFields(settings),
            parent_id: parentId,
            public: false,
            email_updates: true,
            paused: false,
            tags: {},
            created_at: at,
            revised_at: at,
            deleted_at: null,
          }),
        ];
      }
      case 'TrackerRevised':
        return changed({ $set: { ...settingsFields(event.data.settings), revised_at: at } });
      case 'TrackerPublished':
        return changed({ $set: { public: true } });
      case 'TrackerUnpublished':
        return changed({ $set: { public: false } });
      case 'TrackerTagged':
        return changed({ $set: { [`tags.${event.data.tag.id}`]: event.data.tag.title } });
      case 'TagRemoved':
        return changed({ $unset: { [`tags.${event.data.tagId}`]: '' } });
      case 'EmailUpdatesTurnedOn':
        return changed({ $set: { email_updates: true } });
      case 'EmailUpdatesTurnedOff':
        return changed({ $set: { email_updates: false } });
      case 'TrackerPaused':
        return changed({ $set: { paused: true } });
      case 'TrackerResumed':
        return changed({ $set: { paused: false } });
      case 'TrackerDeleted':
        return changed({ $set: { deleted_at: at } });
      case 'TrackerRestored':
        return changed({ $set: { deleted_at: null } });
      default:
        return assertNever(event);
    }
  },
};
