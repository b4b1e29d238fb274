import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { errorMessage } from '../../../shared/api/problem';
import { textParam, useAddressParam } from '../../../shared/hooks/use-address-param';
import { EmptyState } from '../../../shared/ui/empty-state';
import { PageHeader } from '../../../shared/ui/page-header';
import { SearchInput } from '../../../shared/ui/search-input';
import { type FoundImages, foundImagesQuery } from '../api/search-images';
import { pluralize } from '../../../shared/text-format/pluralize';
import { ImageGrid, PagesFound } from '../components/image-grid';
import { ImageSkeletons } from '../components/image-skeletons';
import { NearPictures } from '../components/near-pictures';
import { NothingFound } from '../components/nothing-found';
import { PicturesOnPages } from '../components/pictures-on-pages';
import { SearchStart } from '../components/search-start';
import { QUERY_PARAM } from '../search-address';

/** Images that trackers’ sources and documents show. What is searched for stands in the address. */
export const ImageSearchPage = () => {
  const [param, setParam] = useAddressParam(QUERY_PARAM, textParam);
  const asked = (param ?? '').trim();
  const [typed, setTyped] = useState(asked);
  useEffect(() => setTyped(asked), [asked]);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const query = typed.trim();
    if (query !== '') setParam(query, { replace: false });
  };
  return (
    <>
      <PageHeader
        title="Image search"
        description="Pictures in documents and in the sources of public trackers and your own, found by what their pages say about them; then pages of documents, found by their text."
      />
      <Box component="form" role="search" onSubmit={search} sx={{ display: 'flex', gap: 2, maxWidth: 640, mb: 7 }}>
        <SearchInput label="Search for images" value={typed} onType={setTyped} maxLength={300} sx={{ minHeight: 42 }} />
        <Button type="submit" variant="contained">
          Search
        </Button>
      </Box>
      {asked === '' ? <SearchStart /> : <Results key={asked} query={asked} />}
    </>
  );
};

const Results = ({ query }: { query: string }) => {
  const { data, error, refetch } = useQuery(foundImagesQuery(query));
  if (data !== undefined) return <ImageResults {...data} query={query} />;
  if (error === null) return <ImageSkeletons />;
  return (
    <EmptyState
      title={errorMessage(error, 'An error occurred while searching images')}
      live
      actions={
        <Button variant="contained" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  );
};

const ImageResults = ({ results, thumbnails, query }: FoundImages & { query: string }) => {
  const pages = results.filter(({ shows }) => shows === 'page');
  const near = results.filter(({ instead }) => instead.length > 0);
  const pictures = results.filter((each) => !pages.includes(each) && !near.includes(each));
  // A picture need not show its page's topic: only its own caption counts.
  const captioned = pictures.filter(({ why }) => why.of === 'caption');
  const onPages = pictures.filter(({ why }) => why.of !== 'caption');
  if (results.length === 0) return <NothingFound query={query} thumbnails={thumbnails} />;
  return (
    <>
      <Box role="status" sx={{ mb: 4, typography: 'body2', color: 'quiet', overflowWrap: 'anywhere' }}>
        {[
          ...(captioned.length > 0 ? [pluralize(captioned.length, 'picture')] : []),
          ...(captioned.length === 0 ? [`No picture is called “${query}”`] : []),
          ...(onPages.length > 0 ? [`${pluralize(onPages.length, 'picture')} on pages that mention it`] : []),
          ...(pages.length > 0 ? [pluralize(pages.length, 'page of a document', 'pages of documents')] : []),
          ...(near.length > 0 ? [`${pluralize(near.length, 'picture')} near in meaning`] : []),
        ].join(', ')}
      </Box>
      {captioned.length > 0 && <ImageGrid name="Images found" images={captioned} />}
      {onPages.length > 0 && <PicturesOnPages pictures={onPages} />}
      {pages.length > 0 && <PagesFound pages={pages} />}
      {near.length > 0 && <NearPictures query={query} pictures={near} />}
    </>
  );
};
