import { Box } from '@mui/material';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { trackerCardSx } from './tracker-card';
import { createSx, trackerGridSx } from './tracker-grid';

/**
 * Skeleton with no more cards than there will be, so that the page does not shrink: if there are any trackers, the root
 * contains at least one item.
 */
export const GridSkeleton = ({ isCard }: { isCard: boolean }) => (
  <Box aria-hidden sx={trackerGridSx}>
    <Box sx={createSx} />
    <Box sx={createSx} />
    {isCard && <Box sx={{ ...trackerCardSx, bgcolor: 'wash' }} />}
  </Box>
);

/** The button, the table head and the first rows. */
export const TableSkeleton = () => (
  <Box aria-hidden>
    <Box sx={{ width: 128, height: 34, mb: 7, borderRadius: 1, bgcolor: 'wash' }} />
    <SkeletonLines lines={[100, 92, 96]} height={16} gap={26} />
  </Box>
);
