import { FormControlLabel, Switch } from '@mui/material';
import { useState } from 'react';
import { textFilter, timeRangeFilters } from '../resource/filters';
import { personFilter, trackerFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';
import { eventColumns } from './event-columns';

const filters = [
  textFilter('type', 'Event'),
  textFilter('category', 'Category'),
  textFilter('stream', 'Stream'),
  personFilter('person_id', 'Person', true),
  trackerFilter('tracker_id'),
  textFilter('correlation_id', 'Request'),
  ...timeRangeFilters('occurred_at', 'When'),
];

const FOLLOW_MS = 2_000;

/** The log. While it is followed, new events appear as they are appended. */
export const EventList = () => {
  const [isFollowing, setIsFollowing] = useState(false);
  return (
    <ResourceList
      sortBy="position"
      filters={filters}
      refetchMs={isFollowing ? FOLLOW_MS : undefined}
      actions={
        <FormControlLabel
          label="Follow"
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ mr: 2 }}
          control={
            <Switch size="small" checked={isFollowing} onChange={(_event, checked) => setIsFollowing(checked)} />
          }
        />
      }
    >
      {eventColumns}
    </ResourceList>
  );
};
