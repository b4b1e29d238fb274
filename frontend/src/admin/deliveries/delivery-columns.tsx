import { FunctionField, NumberField } from 'react-admin';
import { ShortDateTime } from '../fields/date-time-field';
import { UserLink } from '../fields/user-link';
import { type Delivery, KINDS } from './delivery';
import { DeliveryStateAndError } from './delivery-fields';

const what = (
  <FunctionField<Delivery>
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
  <FunctionField<Delivery>
    key="next_attempt_at"
    source="due_at"
    label="Next attempt"
    render={({ next_attempt_at }) => (next_attempt_at === null ? '–' : <ShortDateTime at={next_attempt_at} />)}
  />,
  <FunctionField<Delivery & { readonly planned_at: string }>
    key="planned_at"
    source="planned_at"
    label="Planned"
    render={({ planned_at }) => <ShortDateTime at={planned_at} />}
  />,
];

/** The columns of deliveries on the page of their user. */
export const deliveryColumns = [what, state, ...times];

export const deliveryListColumns = [
  what,
  <UserLink key="user_id" source="user_id" label="For" sortable={false} />,
  state,
  ...times,
];
