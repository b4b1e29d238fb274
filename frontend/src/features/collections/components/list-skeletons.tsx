import { Box } from '@mui/material';
import { widths } from '../../../shared/theme/tokens';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { gridSx } from './tracker-grid';
import { cardSx } from './tracker-card';

/** One row of cards, as many as there is room for: however few come, the page does not shrink. */
export const GridSkeleton = () => (
  <Box
    aria-hidden
    sx={{
      ...gridSx,
      gridTemplateRows: `${widths.cardHeight}px`,
      gridAutoRows: 0,
      rowGap: 0,
      overflow: 'hidden',
    }}
  >
    {[0, 1, 2, 3].map((at) => (
      <Box
        key={at}
        sx={{
          ...cardSx,
          bgcolor: at === 0 ? 'transparent' : 'wash',
          borderStyle: at === 0 ? 'dashed' : 'solid',
          opacity: 1 - at * 0.2,
        }}
      />
    ))}
  </Box>
);

/** The button, the head of the table and its first rows. */
export const TableSkeleton = () => (
  <Box aria-hidden>
    <Box sx={{ width: 128, height: 34, mb: 7, borderRadius: 1, bgcolor: 'wash' }} />
    <SkeletonLines lines={[100, 92, 96]} height={16} gap={26} />
  </Box>
);
