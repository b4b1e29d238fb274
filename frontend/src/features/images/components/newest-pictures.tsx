import { Box } from '@mui/material';
import { getSiteOfUrl } from '#features/evidence/published/get-site';
import type { ImageExamples } from '../api/search-images';
import { imageTexts } from '../texts/page';
import { clampedSx, ImageLink, ImageSource } from './image-grid';
import { PictureList } from './picture-list';

/** Recent pictures, shown without a search, each linked to the page that shows it. */
export const NewestPictures = ({ pictures }: { pictures: ImageExamples['newest'] }) => (
  <PictureList
    name={imageTexts().newest}
    pictures={pictures}
    card={(picture) => (
      <ImageLink image={picture}>
        <Box component="span" className="name" dir="auto" sx={clampedSx}>
          {picture.name}
        </Box>
        <ImageSource image={picture} caption={getSiteOfUrl(picture.url)} />
      </ImageLink>
    )}
  />
);
