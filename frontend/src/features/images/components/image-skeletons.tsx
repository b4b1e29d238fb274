import { Box } from '@mui/material';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { imageTexts } from '../texts/page';
import { frameSx } from './image-grid';
import { pictureGridSx } from './picture-list';

const SKELETONS = 8;

/** The grid while it is loading. */
export const ImageSkeletons = () => (
  <Box role="status" aria-label={imageTexts().searching} sx={pictureGridSx}>
    {Array.from({ length: SKELETONS }, (_, index) => (
      <div key={index}>
        <Box sx={frameSx} />
        <SkeletonLines lines={[86, 40]} gap={8} />
      </div>
    ))}
  </Box>
);
