import { Box } from '@mui/material';
import { useState } from 'react';
import { siteAt } from '../../../shared/ui/evidence/site-of';
import type { FoundImage } from '../api/search-images';

/** Found images, each a link to the page that shows it. */
export const ImageGrid = ({ images }: { images: readonly FoundImage[] }) => (
  <Box component="ul" aria-label="Images found" sx={gridSx}>
    {images.map((image) => (
      <li key={image.presigned_url}>
        <ImageLink image={image} />
      </li>
    ))}
  </Box>
);

const ImageLink = ({ image: { name, url, presigned_url, width, height } }: { image: FoundImage }) => {
  const [isLost, setLost] = useState(false);
  return (
    <Box component="a" href={url} target="_blank" rel="noopener nofollow" sx={linkSx}>
      <Box sx={frameSx}>
        {isLost ? (
          <Box component="span" sx={{ typography: 'label', color: 'quiet', px: 3, textAlign: 'center' }}>
            This thumbnail is no longer here. Search again.
          </Box>
        ) : (
          // The name stands below it.
          <img src={presigned_url} alt="" width={width} height={height} onError={() => setLost(true)} />
        )}
      </Box>
      <Box component="span" className="name" dir="auto" sx={nameSx}>
        {name}
      </Box>
      <Box component="span" sx={{ typography: 'body2', color: 'quiet', overflowWrap: 'anywhere' }}>
        {siteAt(url)}
      </Box>
    </Box>
  );
};

/** Of photographs, which are seen whole. */
const RATIO = '3 / 2';

export const gridSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: { xs: '24px 12px', sm: '32px 20px' },
  m: 0,
  p: 0,
  listStyle: 'none',
};

const linkSx = {
  display: 'grid',
  gap: '2px',
  color: 'ink',
  textDecoration: 'none',
  borderRadius: 1,
  '&:hover .name, &:focus-visible .name': { textDecoration: 'underline' },
};

export const frameSx = {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: RATIO,
  mb: 2,
  border: '1px solid',
  borderColor: 'rule',
  borderRadius: 1,
  bgcolor: 'wash',
  overflow: 'hidden',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
};

const nameSx = {
  typography: 'body2',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
