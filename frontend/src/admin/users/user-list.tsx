import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { choiceFilter, textFilter, timeRangeFilters } from '../resource/filters';
import { ResourceList } from '../resource/resource-list';
import { MemberRole } from './member-role';

const { CommaListField, DateTimeField, TextField } = fieldsOf<Schema<'UserRow'>>();

const filters = [
  textFilter('email', 'Full email address', true),
  choiceFilter('status', 'Status', ['pending', 'active', 'erased']),
  choiceFilter('roles', 'Role', ['staff', 'admin', 'super']),
  choiceFilter('member_type', 'Member role', ['coordinator', 'legislation', 'applicant']),
  textFilter('org_name', 'Organisation'),
  textFilter('timezone', 'Time zone'),
  ...timeRangeFilters('registered_at', 'Registered'),
  ...timeRangeFilters('activated_at', 'Activated'),
];

export const UserList = () => (
  <ResourceList sortBy="registered_at" filters={filters}>
    <TextField source="email" emptyText="erased" sortable={false} />
    <TextField source="status" />
    <CommaListField source="roles" sortable={false} />
    <MemberRole label="Member role" />
    <TextField source="org_name" label="Organisation" sortable={false} emptyText="–" />
    <DateTimeField source="registered_at" label="Registered" />
    <DateTimeField source="activated_at" label="Activated" />
  </ResourceList>
);
