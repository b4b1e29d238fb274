import { Box, keyframes } from '@mui/material';
import { useNavigation } from 'react-router-dom';
import { commonTexts } from '#shared/texts/common';
import { widths } from '#shared/theme/tokens';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { shellTexts } from './texts/shell';

/** Delay before anything is shown, to avoid flicker. */
const LOADER_DELAY_MS = 200;

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } });

/** Shown within the shell until the first page has loaded. */
export const LoadingPage = () => (
  <Box
    role="status"
    aria-label={commonTexts().loading}
    sx={{ maxWidth: widths.measure, animation: `${appear} 1ms ${LOADER_DELAY_MS}ms both` }}
  >
    <SkeletonLines lines={[44]} height={34} />
    <Box sx={{ mt: 12 }}>
      <SkeletonLines lines={[96, 88, 64, 92, 70]} height={16} />
    </Box>
  </Box>
);

/** A progress line at the top of the window while the next page loads. */
export const NavigationLine = () =>
  useNavigation().state === 'idle' ? null : (
    <Box
      role="progressbar"
      aria-label={shellTexts().loadingPage}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        insetInline: 0,
        top: 0,
        height: 2,
        bgcolor: 'accent',
        transformOrigin: 'left',
        animation: `${appear} 1ms ${LOADER_DELAY_MS}ms both, ${grow} 6s ${LOADER_DELAY_MS}ms cubic-bezier(0.1, 0.7, 0.2, 1) both`,
      }}
    />
  );
