import { Box } from '@mui/material';
import { now } from '../../../shared/time/clock';
import { longDate, timeOfDay } from '../../../shared/time/format-time';
import { QueryView } from '../../../shared/ui/query-view';
import { impersonationsQuery } from '../api/get-impersonations';
import { Entry, EntryList } from '../../../shared/ui/entry-list';

/** The people who acted as the user. */
export const Impersonations = () => {
  const at = now().toISOString();
  return (
    <QueryView query={impersonationsQuery} what="The list" skeleton={{ lines: [100], height: 20 }}>
      {(found) =>
        found.length === 0 ? (
          <Box sx={{ color: 'quiet' }}>No one has acted as you.</Box>
        ) : (
          <EntryList label="Who acted as you">
            {found.map(({ id, by, reason, started_at, ended_at }) => (
              <Entry
                key={id}
                title={by.email ?? 'A deleted account'}
                facts={[
                  `${longDate(started_at)}, ${timeOfDay(started_at)} ${ended_at > at ? 'until now' : `to ${timeOfDay(ended_at)}`}`,
                  `Reason: ${reason ?? 'none given'}`,
                ]}
              />
            ))}
          </EntryList>
        )
      }
    </QueryView>
  );
};
