import { Box } from '@mui/material';
import type { FoundImage } from '../api/search-images';
import { imageTexts } from '../texts/page';
import { ImageGrid } from './image-grid';

interface RelatedPicturesProps {
  query: string;
  pictures: readonly FoundImage[];
}

type Instead = FoundImage['instead'];

/** `“moon”`, `“container ship” instead of “cargo ship”, no mention of “sea”`. */
const formatTitle = (instead: Instead, query: string): string => {
  const texts = imageTexts();
  const said = instead.flatMap(({ asked, said: other }) =>
    other === null ? [] : [asked === query ? texts.quotedWord(other) : texts.replacedWord(other, asked)],
  );
  const missing = instead.flatMap(({ asked, said: other }) => (other === null ? [texts.quotedWord(asked)] : []));
  return texts.relatedGroupTitle(said, missing);
};

/** Pictures with related captions, grouped by caption: none has the searched words. */
export const RelatedPictures = ({ query, pictures }: RelatedPicturesProps) => {
  const titles = pictures.map(({ instead }) => formatTitle(instead, query));
  return (
    <Box component="section" aria-labelledby="near-pictures" sx={{ mt: 8 }}>
      <Box component="h2" id="near-pictures" sx={{ typography: 'h2', m: 0, mb: 5 }}>
        {imageTexts().nearTitle}
      </Box>
      {[...new Set(titles)].map((title) => (
        <Box key={title} component="section" aria-label={title} sx={{ mb: 7 }}>
          <Box component="h3" dir="auto" sx={{ typography: 'body1', fontWeight: 600, m: 0, mb: 3, maxWidth: 720 }}>
            {title}
          </Box>
          <ImageGrid name={title} images={pictures.filter((_, index) => titles[index] === title)} />
        </Box>
      ))}
    </Box>
  );
};
