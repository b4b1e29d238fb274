import { WrapperField } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { choiceFilter } from '../resource/filters';
import { personFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';
import { EndImpersonation } from './end-impersonation';
import { ImpersonatedEvents } from './impersonated-events';

const { DateTimeField, TextField, UserLink } = fieldsOf<Schema<'ImpersonationRow'>>();

export const ImpersonationList = () => (
  <ResourceList
    sortBy="started_at"
    linksToRecord={false}
    filters={[
      personFilter('user_id', 'User', true),
      personFilter('impersonator_id', 'Who'),
      choiceFilter('status', 'Status', ['open', 'ended']),
    ]}
  >
    <UserLink source="impersonator_id" label="Who" sortable={false} />
    <UserLink source="user_id" label="Acted as" sortable={false} />
    <TextField source="reason" sortable={false} emptyText="–" />
    <TextField source="status" sortable={false} />
    <DateTimeField source="started_at" label="From" />
    <DateTimeField source="ended_at" label="Until" />
    <WrapperField label="Events">
      <ImpersonatedEvents />
    </WrapperField>
    <WrapperField label="Actions">
      <EndImpersonation />
    </WrapperField>
  </ResourceList>
);
