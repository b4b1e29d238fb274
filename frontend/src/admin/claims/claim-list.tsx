import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { choiceFilter, textFilter, timeRangeFilters } from '../resource/filters';
import { trackerFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';

const { DateTimeField, NumberField, TextField, TrackerLink } = fieldsOf<Schema<'ClaimRow'>>();

const filters = [
  trackerFilter('tracker_id', 'Tracker', true),
  textFilter('run_id', 'Run (id)'),
  choiceFilter('kind', 'Recorded as', ['new', 'changed', 'contradicted']),
  choiceFilter('status', 'Status', ['new', 'confirmed', 'updated', 'contradicted']),
  ...timeRangeFilters('first_seen_at', 'First seen'),
];

export const ClaimList = () => (
  <ResourceList sortBy="first_seen_at" filters={filters}>
    <TextField source="text" sortable={false} />
    <TextField source="status" sortable={false} />
    <TrackerLink source="tracker_id" label="Tracker" sortable={false} />
    <NumberField source="mentions" />
    <DateTimeField source="first_seen_at" label="First seen" />
  </ResourceList>
);
