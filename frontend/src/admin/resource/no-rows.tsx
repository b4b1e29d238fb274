import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';

interface NoRowsProps {
  /** Whether people can filter the rows; otherwise only the page does. */
  canFilter?: boolean;
  children: ReactNode;
}

/** Replaces the rows of a table that is empty or failed to load; React-admin does not distinguish the two. */
export const NoRows = ({ canFilter = true, children }: NoRowsProps) => {
  const { error, refetch, filterValues } = useListContext();
  const isNarrowed = canFilter && Object.keys(filterValues).length > 0;
  return (
    <Box sx={{ p: 4, color: 'quiet' }}>
      {error ? (
        <DataNotLoaded compact contentName="The rows" onRetry={() => void refetch()} />
      ) : isNarrowed ? (
        'Nothing matches these filters.'
      ) : (
        children
      )}
    </Box>
  );
};
