import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { filteredListPath } from '../events/filtered-paths';

/** Links to the events that involve the user while somebody acted as them. */
export const ImpersonatedEvents = () => {
  const record = useRecordContext<Schema<'ImpersonationRow'>>();
  if (record === undefined) return null;
  const { user_id: personId, started_at: from, ended_at: before } = record;
  const filter = { person_id: personId, occurred_at_gte: from, ...(before === null ? {} : { occurred_at_lt: before }) };
  return (
    <Link component={RouterLink} to={filteredListPath('events', filter)}>
      What happened
    </Link>
  );
};
