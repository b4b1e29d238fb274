import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';

const { DateTimeField, TextField } = fieldsOf<Schema<'SessionRow'>>();

/** The columns of every table of sessions. */
export const sessionColumns = [
  <TextField key="status" source="status" sortable={false} />,
  <DateTimeField key="started_at" source="started_at" label="Started" />,
  <DateTimeField key="refreshed_at" source="refreshed_at" label="Last used" />,
  <DateTimeField key="expires_at" source="expires_at" label="Expires" />,
  <TextField key="end_reason" source="end_reason" label="Ended by" sortable={false} emptyText="–" />,
];
