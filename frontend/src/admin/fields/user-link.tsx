import { ReferenceField, TextField } from 'react-admin';

interface UserLinkProps {
  source: string;
  label?: string;
  sortable?: boolean;
}

/** A user by their masked address, with a link to their page. */
export const UserLink = ({ source }: UserLinkProps) => (
  <ReferenceField source={source} reference="users" link="show" emptyText="–">
    <TextField source="email" emptyText="erased" />
  </ReferenceField>
);
