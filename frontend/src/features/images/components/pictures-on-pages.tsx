import { Box } from '@mui/material';
import type { FoundImage } from '../api/search-images';
import { ImageGrid } from './image-grid';

/** Pictures found by their page's title or surrounding text, which may not describe what they show. */
export const PicturesOnPages = ({ pictures }: { pictures: readonly FoundImage[] }) => (
  <Box component="section" aria-labelledby="pictures-on-pages" sx={{ mt: 8 }}>
    <Box component="h2" id="pictures-on-pages" sx={{ typography: 'h2', m: 0, mb: 1 }}>
      On pages that mention it
    </Box>
    <Box component="p" sx={{ typography: 'body2', color: 'quiet', m: 0, mb: 5 }}>
      Found by the title of their page or the text beside them, so they may show something else.
    </Box>
    <ImageGrid name="Pictures on pages that mention it" images={pictures} />
  </Box>
);
