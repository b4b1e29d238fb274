import { Box, LinearProgress } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { type Projection, formatProgress } from './projection';

const COLORS = { live: 'ink', rebuilding: 'changed', faulted: 'failed', paused: 'failed' } as const;

/** The state, with a rebuild's progress. */
export const ProjectionState = () => {
  const projection = useRecordContext<Projection>();
  if (projection === undefined) return null;
  const { id, state, progress } = projection;
  return (
    <Box
      component="span"
      sx={{ color: COLORS[state], display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
    >
      {state}
      {state === 'rebuilding' && (
        <>
          <LinearProgress
            variant="determinate"
            value={progress * 100}
            aria-label={`Rebuild of ${id}`}
            sx={{ width: 88, height: 4, borderRadius: 1 }}
          />
          {formatProgress(projection)}
        </>
      )}
    </Box>
  );
};
