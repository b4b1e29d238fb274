import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';

const { FunctionField } = fieldsOf<Schema<'UserRow'>>();

/** What somebody is in their organisation. Everybody has a role recorded, which means nothing outside of one. */
export const MemberRole = ({ label }: { label?: string }) => (
  <FunctionField
    label={label}
    sortable={false}
    render={({ member_type, org_name }) => (org_name === null ? '–' : member_type)}
  />
);
