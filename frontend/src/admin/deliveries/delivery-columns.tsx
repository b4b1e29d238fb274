import type { Schema } from '#shared/api/api-schema';
import { ShortDateTime } from '../fields/date-time-field';
import { fieldsOf } from '../fields/fields-of';
import { KINDS } from './delivery';
import { DeliveryStateAndError } from './delivery-fields';

const { FunctionField, NumberField, UserLink } = fieldsOf<Schema<'DeliveryRow'>>();

const subject = (
  <FunctionField
    key="kind"
    source="kind"
    label="Delivery"
    sortable={false}
    render={({ kind }) => KINDS[kind] ?? kind}
    sx={{ fontWeight: 600 }}
  />
);

const state = <DeliveryStateAndError key="state" source="state" label="State" />;

const times = [
  <NumberField key="attempts" source="attempts" />,
  <FunctionField
    key="next_attempt_at"
    source="next_attempt_at"
    sortBy="due_at"
    label="Next attempt"
    render={({ next_attempt_at }) => (next_attempt_at === null ? '–' : <ShortDateTime at={next_attempt_at} />)}
  />,
  <FunctionField
    key="planned_at"
    source="planned_at"
    label="Planned"
    render={({ planned_at }) => <ShortDateTime at={planned_at} />}
  />,
];

/** The columns of deliveries on the page of their user. */
export const deliveryColumns = [subject, state, ...times];

export const deliveryListColumns = [
  subject,
  <UserLink key="user_id" source="user_id" label="For" sortable={false} />,
  state,
  ...times,
];
