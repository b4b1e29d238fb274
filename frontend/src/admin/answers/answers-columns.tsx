import { FunctionField, TextField } from 'react-admin';
import { Moment } from '../fields/moment';
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
  <Moment key="changed_at" source="changed_at" label="Last change" />,
];
