import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';

const { DateTimeField, EnumField, NumberField } = fieldsOf<Schema<'RunRow'>>();

/** The columns of every table of runs. */
export const runColumns = [
  // The state is second, after the tracker: a phone shows two columns, and scrolls to the others.
  <EnumField key="state" source="state" label="State" sortable={false} />,
  <DateTimeField key="requested_at" source="requested_at" label="Requested" />,
  <EnumField key="cause" source="cause" label="Cause" sortable={false} />,
  <EnumField key="reason" source="reason" label="Reason" sortable={false} />,
  <NumberField key="sources_read" source="sources_read" label="Read" sortable={false} />,
  <NumberField key="claims_new" source="claims_new" label="New claims" sortable={false} />,
  <NumberField key="claims_rejected" source="claims_rejected" label="Rejected" sortable={false} />,
  <NumberField key="cost_usd" source="cost_usd" label="Cost, USD" />,
];
