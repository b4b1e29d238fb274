import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { TextButton } from '#shared/ui/text-button';
import type { FoundImage } from '../api/search-images';
import { imageTexts } from '../texts/page';

type Named = Pick<FoundImage, 'name' | 'presigned_url'>;

interface PictureListProps<Picture extends Named> {
  name: string;
  pictures: readonly Picture[];
  card: (picture: Picture) => ReactNode;
}

/** Pictures grouped by caption, in the order of each group's first picture. */
const byName = <Picture extends Named>(pictures: readonly Picture[]): readonly (readonly Picture[])[] =>
  [...new Set(pictures.map(({ name }) => name))].map((name) => pictures.filter((each) => each.name === name));

/** Pictures as cards. Of pictures with the same caption one is shown, and the others on demand. */
export const PictureList = <Picture extends Named>({ name, pictures, card }: PictureListProps<Picture>) => (
  <Box component="ul" aria-label={name} sx={pictureGridSx}>
    {byName(pictures).map((alike) => (
      <Alike key={alike[0]?.name} pictures={alike} card={card} />
    ))}
  </Box>
);

const Alike = <Picture extends Named>({ pictures, card }: Omit<PictureListProps<Picture>, 'name'>) => {
  const [isOpen, setIsOpen] = useState(false);
  const others = pictures.length - 1;
  return (
    <>
      {(isOpen ? pictures : pictures.slice(0, 1)).map((picture, index) => (
        <li key={picture.presigned_url}>
          {card(picture)}
          {index === 0 && others > 0 && (
            <Box sx={{ typography: 'body2' }}>
              <TextButton expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                {isOpen ? imageTexts().showOne : imageTexts().showAlike(others)}
              </TextButton>
            </Box>
          )}
        </li>
      ))}
    </>
  );
};

export const pictureGridSx = {
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
