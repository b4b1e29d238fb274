import { Box } from '@mui/material';

const steps = ['You set trackers', 'We do the research', 'You get updates your way'];

export const HowItWorks = () => (
  <Box
    component="ol"
    aria-label="How it works"
    sx={{
      display: 'flex',
      flexDirection: { xs: 'column', md: 'row' },
      flexWrap: 'wrap',
      gap: { xs: '6px', md: '6px 28px' },
      mt: 5,
    }}
  >
    {steps.map((step, at) => (
      <Box component="li" key={step} sx={{ color: 'quiet' }}>
        <Box component="span" aria-hidden sx={{ color: 'accent', fontWeight: 600, mr: '7px' }}>
          {at + 1}
        </Box>
        {step}
      </Box>
    ))}
  </Box>
);
