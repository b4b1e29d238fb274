import { TextField } from 'react-admin';
import { byChoice, byText, byTime } from '../fields/filters';
import { Moment } from '../fields/moment';
import { ResourceList } from '../fields/resource-list';
import { WordsField } from '../fields/words-field';

const filters = [
  byText('email', 'Whole email address', true),
  byChoice('status', 'Status', ['pending', 'active', 'erased']),
  byChoice('roles', 'Role', ['staff', 'admin', 'super']),
  byChoice('member_type', 'Member role', ['coordinator', 'legislation', 'applicant']),
  byText('org_name', 'Organisation'),
  byText('timezone', 'Time zone'),
  ...byTime('registered_at', 'Registered'),
  ...byTime('activated_at', 'Activated'),
];

export const UserList = () => (
  <ResourceList title="Users" newestBy="registered_at" filters={filters}>
    <TextField source="email" emptyText="erased" sortable={false} />
    <TextField source="status" />
    <WordsField source="roles" sortable={false} />
    <TextField source="member_type" label="Member role" sortable={false} />
    <TextField source="org_name" label="Organisation" sortable={false} emptyText="–" />
    <Moment source="registered_at" label="Registered" />
    <Moment source="activated_at" label="Activated" />
  </ResourceList>
);
