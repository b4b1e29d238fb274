import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { MarkedText } from '#shared/ui/marked-text';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { getSiteOfUrl } from '#features/evidence/published/get-site';
import type { FoundImage } from '../api/search-images';
import { imageTexts } from '../texts/page';
import { pictureGridSx, PictureList } from './picture-list';

interface ImageGridProps {
  name: string;
  images: readonly FoundImage[];
}

/** Matching pictures, each linked to the page that shows it. */
export const ImageGrid = ({ name, images }: ImageGridProps) => (
  <PictureList
    name={name}
    pictures={images}
    card={(image) => (
      <ImageLink image={image}>
        <ImageCaption image={image} />
        <ImageSource
          image={image}
          hasShownCaption={image.why.text === image.page_title}
          caption={image.document === null ? getSiteOfUrl(image.url) : imageTexts().documentPage(image.document.page)}
        />
      </ImageLink>
    )}
  />
);

/** Matching pages of documents, grouped by document. */
export const DocumentResults = ({ pages }: { pages: readonly FoundImage[] }) => (
  <Box component="section" aria-labelledby="pages-found" sx={{ mt: 8 }}>
    <Box component="h2" id="pages-found" sx={{ typography: 'h2', m: 0, mb: 1 }}>
      {imageTexts().pagesOfDocuments}
    </Box>
    <Box component="p" sx={{ typography: 'body2', color: 'quiet', m: 0, mb: 5 }}>
      {imageTexts().byText}
    </Box>
    {[...new Set(pages.map(({ document }) => document?.id))].map((id) => (
      <PagesOfDocument key={id} pages={pages.filter(({ document }) => document?.id === id)} />
    ))}
  </Box>
);

const PagesOfDocument = ({ pages }: { pages: readonly FoundImage[] }) => {
  const title = pages[0]?.document?.title ?? '';
  return (
    <Box component="section" aria-label={title} sx={{ mb: 7 }}>
      <Box component="h3" dir="auto" sx={{ typography: 'body1', fontWeight: 600, m: 0, mb: 3, maxWidth: 720 }}>
        {title}
      </Box>
      <Box component="ul" aria-label={imageTexts().pagesFoundOf(title)} sx={pictureGridSx}>
        {pages.map((page) => (
          <li key={page.presigned_url}>
            <ImageLink image={page}>
              <Box component="span" className="name" sx={{ typography: 'body2' }}>
                {page.document !== null && imageTexts().page(page.document.page)}
              </Box>
              <Box component="span" dir="auto" sx={{ ...clampedSx, color: 'quiet' }}>
                <MarkedText {...page.why} />
              </Box>
            </ImageLink>
          </li>
        ))}
      </Box>
    </Box>
  );
};

/** The image's caption, and the text that matched the search if it is another one. */
const ImageCaption = ({ image: { name, why } }: { image: FoundImage }) =>
  why.text === name ? (
    <Box component="span" className="name" dir="auto" sx={clampedSx}>
      <MarkedText {...why} />
    </Box>
  ) : (
    <>
      <Box component="span" className="name" dir="auto" sx={clampedSx}>
        {name}
      </Box>
      <Box component="span" dir="auto" sx={{ ...clampedSx, color: 'quiet' }}>
        {imageTexts().foundInText(imageTexts().foundIn[why.of])} <MarkedText {...why} />
      </Box>
    </>
  );

interface ImageSourceProps {
  image: Pick<FoundImage, 'name' | 'page_title'>;
  /** The site, or the page of a document. */
  caption: string;
  hasShownCaption?: boolean;
}

/** The page of an image, whose title distinguishes images with the same caption. */
export const ImageSource = ({
  image: { name, page_title: title },
  caption,
  hasShownCaption = false,
}: ImageSourceProps) => (
  <>
    {!hasShownCaption && title !== '' && !name.includes(title) && (
      <Box component="span" dir="auto" sx={{ ...clampedSx, WebkitLineClamp: 2, color: 'quiet' }}>
        {title}
      </Box>
    )}
    <Box component="span" sx={siteSx}>
      {caption}
    </Box>
  </>
);

interface ImageLinkProps {
  image: Pick<FoundImage, 'url' | 'presigned_url' | 'width' | 'height'>;
  children: ReactNode;
}

/** A thumbnail linked to the page with the image; its caption below. */
export const ImageLink = ({ image, children }: ImageLinkProps) => {
  const { url, presigned_url, width, height } = image;
  const [isLost, setIsLost] = useState(false);
  return (
    <Box component="a" href={url} {...sourceLinkProps} sx={linkSx}>
      <Box sx={frameSx}>
        {isLost ? (
          <Box component="span" sx={{ typography: 'label', color: 'quiet', px: 3, textAlign: 'center' }}>
            {imageTexts().lost}
          </Box>
        ) : (
          // The caption below it names it.
          <img src={presigned_url} alt="" width={width} height={height} onError={() => setIsLost(true)} />
        )}
      </Box>
      {children}
    </Box>
  );
};

/** Aspect ratio of photographs, which are shown whole. */
const RATIO = '3 / 2';

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
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'wash',
  overflow: 'hidden',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
};

const siteSx = { typography: 'body2', color: 'quiet', overflowWrap: 'anywhere' };

export const clampedSx = {
  typography: 'body2',
  '& mark': { color: 'ink' },
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
