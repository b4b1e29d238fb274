import { ReferenceField, TextField } from 'react-admin';

interface LinkProps {
  source: string;
  label?: string;
  sortable?: boolean;
}

/** A user by their masked address, with a link to their page. */
export const UserLink = ({ source }: LinkProps) => (
  <ReferenceField source={source} reference="users" link="show" emptyText="–">
    <TextField source="email" emptyText="erased" />
  </ReferenceField>
);

/** A tracker by its title, with a link to its page. */
export const TrackerLink = ({ source }: LinkProps) => (
  <ReferenceField source={source} reference="trackers" link="show" emptyText="–">
    <TextField source="title" />
  </ReferenceField>
);
