import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { choiceFilter, textFilter, timeRangeFilters } from '../resource/filters';
import { trackerFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';
import { runColumns } from './run-columns';

const { TrackerLink } = fieldsOf<Schema<'RunRow'>>();

const filters = [
  trackerFilter('tracker_id', 'Tracker', true),
  choiceFilter('state', 'State', ['queued', 'running', 'published', 'nothing_new', 'failed']),
  textFilter('reason', 'Reason'),
  textFilter('engine', 'Engine'),
  ...timeRangeFilters('requested_at', 'Requested'),
  ...timeRangeFilters('started_at', 'Started'),
  ...timeRangeFilters('finished_at', 'Finished'),
];

export const RunList = () => (
  <ResourceList sortBy="requested_at" filters={filters}>
    <TrackerLink source="tracker_id" label="Tracker" sortable={false} />
    {runColumns}
  </ResourceList>
);
