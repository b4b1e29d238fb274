import { byChoice, byText, byTime } from '../fields/filters';
import { byPerson } from '../fields/choosers';
import { ResourceList } from '../fields/resource-list';
import { REFETCH_MS, STATES } from './delivery';
import { deliveryListColumns } from './delivery-columns';

const filters = [
  byChoice('state', 'State', STATES),
  byText('kind', 'Kind'),
  byPerson('user_id', 'User'),
  byText('series', 'Series'),
  byText('fault', 'Fault'),
  ...byTime('planned_at', 'Planned'),
];

export const DeliveryList = () => (
  <ResourceList
    title="Deliveries"
    newestBy="planned_at"
    refetchMs={REFETCH_MS}
    filters={filters}
    nothing="Nothing was sent, or is to be."
  >
    {deliveryListColumns}
  </ResourceList>
);
