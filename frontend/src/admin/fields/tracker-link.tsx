import { ReferenceField, TextField } from 'react-admin';
import type { FieldProps } from './column-props';

/** A tracker by its title, with a link to its page. */
export const TrackerLink = ({ source }: FieldProps) => (
  <ReferenceField source={source} reference="trackers" link="show" emptyText="–">
    <TextField source="title" />
  </ReferenceField>
);
