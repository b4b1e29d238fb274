import { TextField } from 'react-admin';
import { Moment } from '../fields/moment';

/** The columns of every table of sessions. */
export const sessionColumns = [
  <TextField key="status" source="status" sortable={false} />,
  <Moment key="started_at" source="started_at" label="Started" />,
  <Moment key="refreshed_at" source="refreshed_at" label="Last used" />,
  <Moment key="expires_at" source="expires_at" label="Expires" />,
  <TextField key="end_reason" source="end_reason" label="Ended by" sortable={false} emptyText="–" />,
];
