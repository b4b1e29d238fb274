import { CommaListField } from '../fields/comma-list-field';
import { Moment } from '../fields/moment';

/** The columns of every table of API tokens. */
export const apiTokenColumns = [
  <CommaListField key="scopes" source="scopes" sortable={false} />,
  <Moment key="created_at" source="created_at" label="Created" />,
  <Moment key="last_used_at" source="last_used_at" label="Last used" />,
  <Moment key="expires_at" source="expires_at" label="Expires" />,
];
