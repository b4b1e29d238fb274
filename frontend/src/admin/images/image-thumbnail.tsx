import { Box } from '@mui/material';
import { useState } from 'react';

/** An image as its list shows it. */
export interface ShownImage {
  /** Its name; null where it is not shown. */
  readonly name: string | null;
  /** Its address, which expires after some minutes; null where it is not shown. */
  readonly thumbnail: string | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Set if only one user finds it. */
  readonly is_private: boolean;
}

/** The thumbnail of an image, or why it is not shown. */
export const ImageThumbnail = ({ image }: { image: ShownImage }) => {
  const { name, thumbnail, width, height, is_private: isPrivate } = image;
  const [lost, setLost] = useState<string | null>(null);
  if (thumbnail === null)
    return (
      <Box component="span" sx={quietSx}>
        {isPrivate ? 'Private' : '–'}
      </Box>
    );
  if (lost === thumbnail)
    return (
      <Box component="span" sx={quietSx}>
        No longer here
      </Box>
    );
  return (
    <Box
      component="img"
      src={thumbnail}
      alt={name ?? ''}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
      onError={() => setLost(thumbnail)}
      sx={{ display: 'block', width: 96, height: 64, objectFit: 'contain', bgcolor: 'wash', borderRadius: 1 }}
    />
  );
};

const quietSx = { typography: 'label', color: 'quiet' };
