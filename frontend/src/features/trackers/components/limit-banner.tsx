import { Box } from '@mui/material';
import { limitAdvice, limitNotices, type CreateFailure } from '../use-start-tracker';

/** Which limit of the plan stands in the way, and what helps. Nothing for any other failure. */
export const LimitBanner = ({ failure }: { failure: CreateFailure | null }) =>
  failure === null || failure === 'other' ? null : (
    <Box
      role="alert"
      sx={{ border: '1px solid', borderColor: 'failed', borderRadius: 1, color: 'failed', px: 3, py: 2 }}
    >
      {limitNotices[failure]}
      <Box component="span" sx={{ display: 'block', color: 'ink', typography: 'body2' }}>
        {limitAdvice[failure]}
      </Box>
    </Box>
  );
