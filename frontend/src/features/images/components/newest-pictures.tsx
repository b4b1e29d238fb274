import { Box } from '@mui/material';
import { siteOfAddress } from '../../../shared/ui/evidence/site-of';
import type { ImageExamples } from '../api/search-images';
import { clampedSx, gridSx, ImageLink, ImagePlace } from './image-grid';

/** Pictures that nobody looked for, each a link to the page that shows it. */
export const NewestPictures = ({ pictures }: { pictures: ImageExamples['newest'] }) => (
  <Box component="ul" aria-label="Newest pictures" sx={gridSx}>
    {pictures.map((picture) => (
      <li key={picture.presigned_url}>
        <ImageLink image={picture}>
          <Box component="span" className="name" dir="auto" sx={clampedSx}>
            {picture.name}
          </Box>
          <ImagePlace image={picture} place={siteOfAddress(picture.url)} />
        </ImageLink>
      </li>
    ))}
  </Box>
);
