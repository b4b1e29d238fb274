import { NumberField, TextField } from 'react-admin';
import { Moment } from '../fields/moment';
import { WordsOf } from '../fields/words-of';

/** The columns of every table of runs. */
export const runColumns = [
  <Moment key="requested_at" source="requested_at" label="Requested" />,
  <WordsOf key="cause" source="cause" label="Cause" sortable={false} />,
  <WordsOf key="state" source="state" label="State" sortable={false} />,
  <TextField key="reason" source="reason" sortable={false} emptyText="–" />,
  <NumberField key="sources_read" source="sources_read" label="Read" sortable={false} />,
  <NumberField key="claims_new" source="claims_new" label="New claims" sortable={false} />,
  <NumberField key="claims_rejected" source="claims_rejected" label="Rejected" sortable={false} />,
  <NumberField key="cost_usd" source="cost_usd" label="Cost, USD" />,
];
