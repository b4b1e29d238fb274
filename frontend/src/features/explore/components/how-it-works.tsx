import { Box } from '@mui/material';
import { useId } from 'react';

const steps = ['You set trackers', 'We do the research', 'You get updates your way'];

export const HowItWorks = () => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 5 }}>
      <Box component="h2" id={titleId} sx={{ typography: 'label', color: 'quiet', mb: 2 }}>
        How It Works
      </Box>
      <Box component="ol" aria-labelledby={titleId} sx={stepsSx}>
        {steps.map((step, at) => (
          <li key={step}>
            <Box component="span" aria-hidden sx={{ color: 'accent', fontWeight: 600, mr: '7px' }}>
              {at + 1}
            </Box>
            {step}
          </li>
        ))}
      </Box>
    </Box>
  );
};

const stepsSx = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  flexWrap: 'wrap',
  gap: { xs: '6px', md: '6px 28px' },
  color: 'quiet',
};
