import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { timeRangeFilters } from '../resource/filters';
import { personFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';

const { DateTimeField, NumberField, UserLink } = fieldsOf<Schema<'ReferralRow'>>();

export const ReferralList = () => (
  <ResourceList
    sortBy="changed_at"
    linksToRecord={false}
    filters={[personFilter('id', 'User', true), ...timeRangeFilters('changed_at', 'Changed')]}
  >
    <UserLink source="user_id" label="User" sortable={false} />
    <NumberField source="invited" sortable={false} />
    <NumberField source="redeemed" label="Registered" />
    <DateTimeField source="changed_at" label="Changed" />
  </ResourceList>
);
