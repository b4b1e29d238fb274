import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { choiceFilter, timeRangeFilters } from '../resource/filters';
import { personFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';
import { sessionColumns } from './session-columns';

const { UserLink } = fieldsOf<Schema<'SessionRow'>>();

export const SessionList = () => (
  <ResourceList
    sortBy="started_at"
    linksToRecord={false}
    filters={[
      personFilter('user_id', 'User', true),
      choiceFilter('status', 'Status', ['live', 'ended']),
      ...timeRangeFilters('started_at', 'Started'),
    ]}
  >
    <UserLink source="user_id" label="User" sortable={false} />
    {sessionColumns}
  </ResourceList>
);
