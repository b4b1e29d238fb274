import { ReferenceField, TextField } from 'react-admin';
import type { FieldColumnProps } from './column-props';

/** A tracker by its title, with a link to its page. */
export const TrackerLink = ({ source }: FieldColumnProps) => (
  <ReferenceField source={source} reference="trackers" link="show" emptyText="–">
    <TextField source="title" />
  </ReferenceField>
);
