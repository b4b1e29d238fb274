import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';

const { CommaListField, DateTimeField } = fieldsOf<Schema<'ApiTokenRow'>>();

/** The columns of every table of API tokens. */
export const apiTokenColumns = [
  <CommaListField key="scopes" source="scopes" sortable={false} />,
  <DateTimeField key="created_at" source="created_at" label="Created" />,
  <DateTimeField key="last_used_at" source="last_used_at" label="Last used" />,
  <DateTimeField key="expires_at" source="expires_at" label="Expires" />,
];
