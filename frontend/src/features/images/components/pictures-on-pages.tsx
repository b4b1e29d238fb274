import { Box } from '@mui/material';
import type { FoundImage } from '../api/search-images';
import { imageTexts } from '../texts/page';
import { ImageGrid } from './image-grid';

/** Pictures found by their page's title or surrounding text, which may not describe what they show. */
export const PicturesOnPages = ({ pictures }: { pictures: readonly FoundImage[] }) => (
  <Box component="section" aria-labelledby="pictures-on-pages" sx={{ mt: 8 }}>
    <Box component="h2" id="pictures-on-pages" sx={{ typography: 'h2', m: 0, mb: 1 }}>
      {imageTexts().onMention}
    </Box>
    <Box component="p" sx={{ typography: 'body2', color: 'quiet', m: 0, mb: 5 }}>
      {imageTexts().maybeOther}
    </Box>
    <ImageGrid name={imageTexts().onMentionList} images={pictures} />
  </Box>
);
