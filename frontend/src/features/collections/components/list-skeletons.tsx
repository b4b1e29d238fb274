import { Box } from '@mui/material';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { gridSx } from './tracker-grid';
import { cardSx } from './tracker-card';

/** At most as many cards as there will be, so that the page does not shrink; one if that is not known yet. */
export const GridSkeleton = ({ trackers = 1 }: { trackers?: number }) => (
  <Box aria-hidden sx={gridSx}>
    <Box sx={{ ...cardSx, borderStyle: 'dashed', borderColor: 'edge' }} />
    {Array.from({ length: Math.min(trackers, mostCards) }, (_none, at) => (
      <Box key={at} sx={{ ...cardSx, bgcolor: 'wash', opacity: 1 - at * 0.2 }} />
    ))}
  </Box>
);

const mostCards = 3;

/** The button, the table head and the first rows. */
export const TableSkeleton = () => (
  <Box aria-hidden>
    <Box sx={{ width: 128, height: 34, mb: 7, borderRadius: 1, bgcolor: 'wash' }} />
    <SkeletonLines lines={[100, 92, 96]} height={16} gap={26} />
  </Box>
);
