import { FunctionField } from 'react-admin';

interface Member {
  readonly member_type: string;
  readonly org_name: string | null;
}

/** What somebody is in their organisation. Everybody has a role recorded, which means nothing outside of one. */
export const MemberRole = ({ label }: { label?: string }) => (
  <FunctionField<Member>
    label={label}
    sortable={false}
    render={({ member_type, org_name }) => (org_name === null ? '–' : member_type)}
  />
);
