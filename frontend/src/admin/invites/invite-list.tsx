import { WrapperField } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { choiceFilter, textFilter, timeRangeFilters } from '../resource/filters';
import { ResourceList } from '../resource/resource-list';
import { useIsAdministrator } from '../use-is-administrator';
import { InviteCommands } from './invite-commands';
import { MakeInvite } from './make-invite';

const { DateTimeField, TextField, UserLink } = fieldsOf<Schema<'InviteRow'>>();

const filters = [
  textFilter('email', 'Full email address', true),
  textFilter('org_name', 'Organisation'),
  choiceFilter('status', 'Status', ['open', 'used', 'withdrawn', 'expired']),
  choiceFilter('role', 'Member role', ['coordinator', 'legislation', 'applicant']),
  ...timeRangeFilters('created_at', 'Made'),
];

export const InviteList = () => {
  const isAdministrator = useIsAdministrator();
  return (
    <ResourceList
      sortBy="created_at"
      linksToRecord={false}
      filters={filters}
      actions={isAdministrator ? <MakeInvite /> : undefined}
      emptyText="No one has been invited yet."
    >
      <TextField source="email" emptyText="forgotten" sortable={false} />
      <TextField source="org_name" label="Organisation" sortable={false} />
      <TextField source="role" label="Member role" sortable={false} />
      <TextField source="status" sortable={false} />
      <UserLink source="invited_by" label="By" sortable={false} />
      <DateTimeField source="created_at" label="Made" />
      <DateTimeField source="expires_at" label="Valid until" />
      <WrapperField label="Actions">
        <InviteCommands />
      </WrapperField>
    </ResourceList>
  );
};
