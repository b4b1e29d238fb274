import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { choiceFilter, flagFilter, textFilter, timeRangeFilters } from '../resource/filters';
import { personFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';
import { frequencyName } from './frequency-name';
import { trackerColumns } from './tracker-columns';

const { UserLink } = fieldsOf<Schema<'TrackerRow'>>();

const filters = [
  textFilter('title', 'Words in its title', true),
  personFilter('owner_id', 'Owner', true),
  choiceFilter('frequency', 'Frequency', ['hour', 'day', 'week', 'month'], { nameOf: frequencyName }),
  flagFilter('public', 'Public'),
  flagFilter('paused', 'Paused'),
  flagFilter('recorded', 'Starter content'),
  ...timeRangeFilters('created_at', 'Created'),
];

export const TrackerList = () => (
  <ResourceList sortBy="created_at" filters={filters}>
    {trackerColumns}
    <UserLink source="owner_id" label="Owner" sortable={false} />
  </ResourceList>
);
