import { Box } from '@mui/material';
import type { FC } from 'react';
import { useRecordContext } from 'react-admin';
import type { ColumnProps } from '../fields/column-props';
import { StateWithError } from '../fields/state-with-error';
import type { Job } from './job';

const COLORS = { waiting: 'ink', delayed: 'ink', running: 'ink', failed: 'failed' } as const;

export const JobState = () => {
  const job = useRecordContext<Job>();
  if (job === undefined) return null;
  return (
    <Box component="span" sx={{ color: COLORS[job.state] }}>
      {job.state}
    </Box>
  );
};

export const JobStateAndError: FC<ColumnProps<keyof Job>> = () => (
  <StateWithError state={<JobState />} error={useRecordContext<Job>()?.error} />
);
