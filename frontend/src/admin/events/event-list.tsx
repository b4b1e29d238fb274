import { FormControlLabel, Switch } from '@mui/material';
import { useState } from 'react';
import { byText, byTime } from '../fields/filters';
import { byPerson, byTracker } from '../fields/choosers';
import { ResourceList } from '../fields/resource-list';
import { eventColumns } from './event-columns';

const filters = [
  byText('type', 'Event'),
  byText('category', 'Category'),
  byText('stream', 'Stream'),
  byPerson('person_id', 'Person', true),
  byTracker('tracker_id'),
  byText('correlation_id', 'Request'),
  ...byTime('occurred_at', 'When'),
];

const FOLLOW_MS = 2_000;

/** The log. While it is followed, new events appear as they are appended. */
export const EventList = () => {
  const [follows, setFollows] = useState(false);
  return (
    <ResourceList
      title="Events"
      newestBy="position"
      filters={filters}
      refetchMs={follows ? FOLLOW_MS : undefined}
      actions={
        <FormControlLabel
          label="Follow"
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ mr: 2 }}
          control={<Switch size="small" checked={follows} onChange={(_event, checked) => setFollows(checked)} />}
        />
      }
    >
      {eventColumns}
    </ResourceList>
  );
};
