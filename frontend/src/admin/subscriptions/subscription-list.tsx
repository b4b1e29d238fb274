import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { choiceFilter, textFilter, timeRangeFilters } from '../resource/filters';
import { personFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';

const { DateTimeField, TextField, UserLink } = fieldsOf<Schema<'SubscriptionRow'>>();

export const SubscriptionList = () => (
  <ResourceList
    sortBy="changed_at"
    linksToRecord={false}
    filters={[
      personFilter('id', 'User', true),
      textFilter('plan', 'Plan'),
      choiceFilter('status', 'Status', ['active', 'unpaid', 'ended']),
      textFilter('customer_id', 'Customer at Stripe (id)'),
      ...timeRangeFilters('changed_at', 'Changed'),
    ]}
  >
    <UserLink source="user_id" label="User" sortable={false} />
    <TextField source="plan" sortable={false} />
    <TextField source="status" sortable={false} />
    <TextField source="payer" label="Paid by" sortable={false} />
    <TextField source="customer_id" label="Customer" sortable={false} emptyText="–" />
    <DateTimeField source="activated_at" label="Paid since" />
    <DateTimeField source="changed_at" label="Changed" />
    <TextField source="end_reason" label="Ended by" sortable={false} emptyText="–" />
  </ResourceList>
);
