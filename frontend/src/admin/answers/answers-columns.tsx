import { FunctionField, TextField } from 'react-admin';
import { DateTimeField } from '../fields/date-time-field';
import { type AnswersRow, formatRequired } from './answers';

/** The columns of every table of answers. */
export const answersColumns = [
  <TextField key="org_name" source="org_name" label="Organisation" emptyText="–" sortable={false} />,
  <FunctionField<AnswersRow>
    key="required"
    source="required_answered"
    label="Answered"
    sortable={false}
    render={formatRequired}
    sx={{ whiteSpace: 'nowrap' }}
  />,
  <DateTimeField key="changed_at" source="changed_at" label="Last change" />,
];
