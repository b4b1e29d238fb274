import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { formatRequired } from './answers';

const { DateTimeField, FunctionField, TextField } = fieldsOf<Schema<'AnswersRow'>>();

/** The columns of every table of answers. */
export const answersColumns = [
  <TextField key="org_name" source="org_name" label="Organisation" emptyText="–" sortable={false} />,
  <FunctionField
    key="required"
    source="required_answered"
    label="Answered"
    sortable={false}
    render={formatRequired}
    sx={{ whiteSpace: 'nowrap' }}
  />,
  <DateTimeField key="changed_at" source="changed_at" label="Last change" />,
];
