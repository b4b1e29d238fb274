import { choiceFilter, textFilter, timeRangeFilters } from '../resource/filters';
import { personFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';
import { DELIVERY_REFETCH_MS, STATES } from './delivery';
import { deliveryListColumns } from './delivery-columns';

const filters = [
  choiceFilter('state', 'State', STATES),
  textFilter('kind', 'Kind'),
  personFilter('user_id', 'User'),
  textFilter('fault', 'Fault'),
  ...timeRangeFilters('planned_at', 'Planned'),
];

export const DeliveryList = () => (
  <ResourceList
    sortBy="planned_at"
    refetchMs={DELIVERY_REFETCH_MS}
    filters={filters}
    emptyText="Nothing sent or scheduled."
  >
    {deliveryListColumns}
  </ResourceList>
);
