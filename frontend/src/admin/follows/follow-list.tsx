import { DateTimeField } from '../fields/date-time-field';
import { TrackerLink } from '../fields/tracker-link';
import { UserLink } from '../fields/user-link';
import { personFilter, trackerFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';

export const FollowList = () => (
  <ResourceList
    sortBy="since"
    linksToRecord={false}
    filters={[personFilter('user_id', 'User', true), trackerFilter('tracker_id')]}
  >
    <UserLink source="user_id" label="User" sortable={false} />
    <TrackerLink source="tracker_id" label="Tracker" sortable={false} />
    <DateTimeField source="since" />
  </ResourceList>
);
