import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { filteredListPath } from '../events/filtered-paths';
import { fieldsOf } from '../fields/fields-of';
import { Fact, Facts, AdminSection, ResourceShow } from '../resource/resource-show';
import { type Delivery, KINDS, DELIVERY_REFETCH_MS, explainDeliveryState } from './delivery';
import { DeliveryState } from './delivery-fields';
import { RepairDelivery } from './repair-delivery';

const { DateTimeField, FunctionField, NumberField, ReferenceField, TextField, UserLink } =
  fieldsOf<Schema<'DeliveryRow'>>();
const Event = fieldsOf<Schema<'EventRow'>>();

/** A delivery with the outcome of its attempts. */
export const DeliveryShow = () => (
  <ResourceShow titleFrom="kind" titles={KINDS} defaultTitle="Delivery" refetchMs={DELIVERY_REFETCH_MS}>
    <Facts>
      <Fact label="For" value={<UserLink source="user_id" />} />
      <Fact label="Caused by">
        <ReferenceField source="event_id" reference="events" link="show" emptyText="–">
          <Event.TextField source="type" />
        </ReferenceField>
      </Fact>
      <Fact label="State" value={<DeliveryState />} />
      <Fact label="What it means" value={<FunctionField render={explainDeliveryState} />} />
      <Fact label="Attempts" value={<NumberField source="attempts" />} />
      <Fact label="May have arrived">
        <FunctionField
          render={({ may_have_arrived }) => (may_have_arrived ? 'An attempt has no known outcome' : '–')}
        />
      </Fact>
      <Fact label="Planned" value={<DateTimeField source="planned_at" />} />
      <Fact label="Last failed" value={<DateTimeField source="failed_at" />} />
      <Fact label="Next attempt" value={<DateTimeField source="next_attempt_at" />} />
      <Fact label="Ended" value={<DateTimeField source="ended_at" />} />
      <Fact label="Key" value={<TextField source="id" sx={{ overflowWrap: 'anywhere' }} />} />
      <Fact label="In the log">
        <FunctionField render={({ stream }) => <Link to={filteredListPath('events', { stream })}>Its attempts</Link>} />
      </Fact>
    </Facts>
    <FunctionField render={({ fault, detail }) => <LastError fault={fault} detail={detail} />} />
    <FunctionField render={(delivery) => <RepairDelivery delivery={delivery} />} />
  </ResourceShow>
);

const LastError = ({ fault, detail }: Pick<Delivery, 'fault' | 'detail'>) =>
  fault !== null && (
    <AdminSection title="Error of the last attempt that failed">
      <Box component="p" sx={{ color: 'failed', overflowWrap: 'anywhere' }}>
        {detail ?? fault}
      </Box>
    </AdminSection>
  );
