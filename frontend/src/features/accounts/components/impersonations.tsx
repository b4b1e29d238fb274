import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { now } from '../../../shared/time/clock';
import { longDate, timeOfDay } from '../../../shared/time/time-words';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { impersonationsQuery } from '../api/get-impersonations';
import { Entry, EntryList } from '../../../shared/ui/entry-list';

/** Who acted as the user. */
export const Impersonations = () => {
  const { data: found, isPending, refetch } = useQuery(impersonationsQuery);
  if (isPending) return <SkeletonLines lines={[100]} height={20} />;
  if (found === undefined) return <NotLoaded what="The list" onRetry={() => void refetch()} />;
  if (found.length === 0) return <Box sx={{ color: 'quiet' }}>No one has acted as you.</Box>;
  const at = now().toISOString();
  return (
    <EntryList label="Who acted as you">
      {found.map(({ id, by, reason, started_at, ended_at }) => (
        <Entry
          key={id}
          title={by.email ?? 'A deleted account'}
          facts={[
            `${longDate(started_at)}, ${timeOfDay(started_at)} ${ended_at > at ? 'until now' : `to ${timeOfDay(ended_at)}`}`,
            reason ?? 'No reason given',
          ]}
        />
      ))}
    </EntryList>
  );
};
