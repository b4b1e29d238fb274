import { byText, byTime } from '../fields/filters';
import { ResourceList } from '../fields/resource-list';
import { eventColumns } from './event-columns';

const filters = [
  byText('type', 'Event'),
  byText('category', 'Category'),
  byText('stream', 'Stream'),
  byText('person_id', 'Person (id)', true),
  byText('tracker_id', 'Tracker (id)'),
  byText('correlation_id', 'Request'),
  ...byTime('occurred_at', 'When'),
];

/** The log. */
export const EventList = () => (
  <ResourceList title="Events" newestBy="position" filters={filters}>
    {eventColumns}
  </ResourceList>
);
