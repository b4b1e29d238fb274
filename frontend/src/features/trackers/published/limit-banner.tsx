import { Box } from '@mui/material';
import type { CreateFailure } from './use-start-tracker';
import { creationTexts } from './texts/creation';
import { WaysToMore } from './ways-to-more';

/** Says which plan limit was reached and what to do. Nothing for other failures. */
export const LimitBanner = ({ failure }: { failure: CreateFailure | null }) => {
  const texts = creationTexts();
  return failure === null || failure === 'other' ? null : (
    <Box
      role="alert"
      sx={{ border: '1px solid', borderColor: 'failed', borderRadius: 1, color: 'failed', px: 3, py: 2 }}
    >
      {texts.limits[failure]}
      <Box component="span" sx={adviceSx}>
        {texts.advice[failure]}
      </Box>
      <Box component="span" sx={adviceSx}>
        <WaysToMore />
      </Box>
    </Box>
  );
};

const adviceSx = { display: 'block', color: 'ink', typography: 'body2' };
