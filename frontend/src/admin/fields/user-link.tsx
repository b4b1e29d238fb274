import { ReferenceField, TextField } from 'react-admin';
import type { FieldColumnProps } from './column-props';

/** A user by their masked address, with a link to their page. */
export const UserLink = ({ source }: FieldColumnProps) => (
  <ReferenceField source={source} reference="users" link="show" emptyText="–">
    <TextField source="email" emptyText="erased" />
  </ReferenceField>
);
