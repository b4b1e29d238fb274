import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { personFilter, trackerFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';

const { DateTimeField, TrackerLink, UserLink } = fieldsOf<Schema<'FollowRow'>>();

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
