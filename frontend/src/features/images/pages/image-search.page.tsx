import { Box, Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '#shared/api/problem';
import { textParam, useUrlParam } from '#shared/hooks/use-url-param';
import { pageTexts } from '#shared/texts/pages';
import { SearchInput } from '#shared/ui/fields/search-input';
import { PageHeader } from '#shared/ui/page-header';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { QueryView } from '#shared/ui/states/query-view';
import { type FoundImages, foundImagesQuery } from '../api/search-images';
import { ImageGrid, DocumentResults } from '../components/image-grid';
import { ImageSkeletons } from '../components/image-skeletons';
import { NothingFound } from '../components/nothing-found';
import { PicturesOnPages } from '../components/pictures-on-pages';
import { RelatedPictures } from '../components/related-pictures';
import { SearchStart } from '../components/search-start';
import { QUERY_PARAM } from '../image-search-path';
import { imageTexts } from '../texts/page';

/** Searches the images in trackers’ sources and documents. The search text is in the URL. */
export const ImageSearchPage = () => {
  const texts = imageTexts();
  const [param, setParam] = useUrlParam(QUERY_PARAM, textParam);
  const asked = (param ?? '').trim();
  const [input, setInput] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    setInput(asked);
  }
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const query = input.trim();
    if (query !== '') setParam(query, { replace: false });
  };
  return (
    <>
      <PageHeader title={pageTexts().imageSearch} description={texts.lead} />
      <Box component="form" role="search" onSubmit={search} sx={{ display: 'flex', gap: 2, maxWidth: 640, mb: 7 }}>
        <SearchInput label={texts.label} value={input} onType={setInput} maxLength={300} sx={{ minHeight: 42 }} />
        <Button type="submit" variant="contained">
          {texts.search}
        </Button>
      </Box>
      {asked === '' ? <SearchStart /> : <Results key={asked} query={asked} />}
    </>
  );
};

const Results = ({ query }: { query: string }) => (
  <QueryView
    query={foundImagesQuery(query)}
    loading={<ImageSkeletons />}
    failed={(error, retry) => <DataNotLoaded title={errorMessage(error, imageTexts().failed)} onRetry={retry} />}
  >
    {(found) => <ImageResults {...found} query={query} />}
  </QueryView>
);

const ImageResults = ({ results, thumbnails, query }: FoundImages & { query: string }) => {
  const texts = imageTexts();
  const pages = results.filter(({ shows }) => shows === 'page');
  const near = results.filter(({ instead }) => instead.length > 0);
  const pictures = results.filter((each) => !pages.includes(each) && !near.includes(each));
  // A picture need not show its page's topic: only its own caption counts.
  const captioned = pictures.filter(({ why }) => why.of === 'caption');
  const onPages = pictures.filter(({ why }) => why.of !== 'caption');
  const others = [
    ...(onPages.length > 0 ? [texts.onPages(onPages.length)] : []),
    ...(pages.length > 0 ? [texts.ofDocuments(pages.length)] : []),
    ...(near.length > 0 ? [texts.near(near.length)] : []),
  ];
  if (results.length === 0) return <NothingFound query={query} thumbnails={thumbnails} />;
  return (
    <>
      <Box role="status" sx={{ mb: 4, typography: 'body2', color: 'quiet', overflowWrap: 'anywhere' }}>
        {captioned.length > 0
          ? [texts.captioned(captioned.length), ...others].join(', ')
          : texts.noCaption(query, others.join(', '))}
      </Box>
      {captioned.length > 0 && <ImageGrid name={texts.found} images={captioned} />}
      {onPages.length > 0 && <PicturesOnPages pictures={onPages} />}
      {pages.length > 0 && <DocumentResults pages={pages} />}
      {near.length > 0 && <RelatedPictures query={query} pictures={near} />}
    </>
  );
};
