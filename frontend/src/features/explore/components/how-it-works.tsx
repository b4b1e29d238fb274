import { Box } from '@mui/material';
import { useId } from 'react';
import { SectionLabel } from '#shared/ui/section-label';
import { exploreTexts } from '../texts/page';

export const HowItWorks = () => {
  const titleId = useId();
  const { how: title, steps } = exploreTexts();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: { xs: 5, lg: 8 } }}>
      <SectionLabel id={titleId}>{title}</SectionLabel>
      <Box component="ol" aria-labelledby={titleId} sx={stepsSx}>
        {steps.map(([step, how], index) => (
          <li key={step}>
            <p>
              <Box component="span" aria-hidden sx={{ color: 'accent', fontWeight: 600, mr: '7px' }}>
                {index + 1}
              </Box>
              {step}
            </p>
            <Box component="p" sx={howSx}>
              {how}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
};

const stepsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '9fr 10fr 11fr', lg: '1fr' },
  gap: { xs: '6px', md: '6px 20px', lg: 0 },
  maxWidth: { xs: 720, lg: 600 },
  color: 'quiet',
  // The steps are stacked, and together as high as the wire next to them.
  '& > li': {
    display: { lg: 'grid' },
    gridTemplateColumns: '220px minmax(0, 1fr)',
    alignItems: 'baseline',
    py: { lg: '14px' },
    borderTop: { lg: 'hairline' },
  },
};

/** Shown only next to the wire, where there is room. */
const howSx = { display: { xs: 'none', lg: 'block' }, typography: 'body2', textWrap: 'pretty' };
