import { UserLink } from '../fields/links';
import { byChoice, byFlag, byText, byTime } from '../fields/filters';
import { byPerson } from '../fields/choosers';
import { ResourceList } from '../fields/resource-list';
import { trackerColumns } from './tracker-columns';

const filters = [
  byText('title', 'Words of its title', true),
  byPerson('owner_id', 'Owner', true),
  byChoice('frequency', 'Frequency', ['hour', 'day', 'week', 'month']),
  byFlag('public', 'Public'),
  byFlag('paused', 'Paused'),
  byFlag('recorded', 'Starter content'),
  ...byTime('created_at', 'Created'),
];

export const TrackerList = () => (
  <ResourceList title="Trackers" newestBy="created_at" filters={filters}>
    {trackerColumns}
    <UserLink source="owner_id" label="Owner" sortable={false} />
  </ResourceList>
);
