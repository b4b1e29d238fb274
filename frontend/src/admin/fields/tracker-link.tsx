import { ReferenceField, TextField } from 'react-admin';

interface TrackerLinkProps {
  source: string;
  label?: string;
  sortable?: boolean;
}

/** A tracker by its title, with a link to its page. */
export const TrackerLink = ({ source }: TrackerLinkProps) => (
  <ReferenceField source={source} reference="trackers" link="show" emptyText="–">
    <TextField source="title" />
  </ReferenceField>
);
