import { documentsResource } from '#platform/administration/documents-resource';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { EDITOR_CHOICES, FREQUENCIES } from '#events/trackers/tracker-settings';
import { titleOf } from '../queries/title';

/** Trackers of everybody, deleted ones too. */
export const trackersResource = documentsResource(trackers, {
  name: 'trackers',
  filters: {
    owner_id: 'text',
    parent_id: 'text',
    frequency: FREQUENCIES,
    model: 'text',
    editor: EDITOR_CHOICES,
    public: 'flag',
    paused: 'flag',
    suspended: 'flag',
    recorded: 'flag',
    created_at: 'time',
    deleted_at: 'time',
  },
  sorts: ['created_at', 'revised_at', 'deleted_at', 'frequency'],
  row: (tracker) => ({
    id: tracker._id,
    title: titleOf(tracker),
    description: tracker.description,
    owner_id: tracker.owner_id,
    parent_id: tracker.parent_id,
    frequency: tracker.frequency,
    model: tracker.model,
    domains: tracker.domains,
    documents: tracker.documents,
    editor: tracker.editor,
    tags: Object.values(tracker.tags),
    public: tracker.public,
    paused: tracker.paused,
    suspended: tracker.suspended,
    email_updates: tracker.email_updates,
    recorded: tracker.recorded,
    created_at: tracker.created_at,
    revised_at: tracker.revised_at,
    deleted_at: tracker.deleted_at,
  }),
});
