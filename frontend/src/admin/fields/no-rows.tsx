import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { NotLoaded } from '../../shared/ui/not-loaded';

/** Stands in a table without rows: because there are none, or because they could not be loaded, which React-admin does not tell apart. */
export const NoRows = ({ children }: { children: ReactNode }) => {
  const { error, refetch, filterValues } = useListContext();
  const isNarrowed = Object.keys(filterValues).length > 0;
  return (
    <Box sx={{ p: 4, color: 'quiet' }}>
      {error ? (
        <NotLoaded small what="The rows" onRetry={() => void refetch()} />
      ) : isNarrowed ? (
        'Nothing matches these filters.'
      ) : (
        children
      )}
    </Box>
  );
};
