import { Box } from '@mui/material';
import { useState } from 'react';
import type { Schema } from '#shared/api/api-schema';

/** An image as its list shows it. */
export type ShownImage = Pick<Schema<'ImageRow'>, 'name' | 'thumbnail' | 'width' | 'height' | 'is_private'>;

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
