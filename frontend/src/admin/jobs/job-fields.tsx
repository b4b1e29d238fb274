import { Box } from '@mui/material';
import type { FC } from 'react';
import { useRecordContext } from 'react-admin';
import type { ColumnProps } from '../fields/column-props';
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

/** The state, with the error of the last attempt. */
export const JobStateAndError: FC<ColumnProps> = () => {
  const job = useRecordContext<Job>();
  return (
    <>
      <JobState />
      {job?.error != null && <Box sx={{ color: 'quiet', overflowWrap: 'anywhere', minWidth: 160 }}>{job.error}</Box>}
    </>
  );
};
