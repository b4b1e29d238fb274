import { Box, keyframes } from '@mui/material';
import { ordersTexts } from '../texts/orders';

const pulse = keyframes({ '50%': { opacity: 0.35 } });

/** A pulsing light; steady with reduced motion. */
export const AnalystsAtWork = () => (
  <Box component="p" sx={{ typography: 'label', display: 'flex', alignItems: 'center', gap: '9px', color: 'quiet' }}>
    <Box component="span" aria-hidden sx={lightSx} />
    {ordersTexts().atWork}
  </Box>
);

const lightSx = {
  width: 7,
  height: 7,
  borderRadius: '50%',
  bgcolor: 'new',
  '@media (prefers-reduced-motion: no-preference)': { animation: `${pulse} 1.8s ease-in-out infinite` },
};
