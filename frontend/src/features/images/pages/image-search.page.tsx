import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, Fragment, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { wordsOf } from '../../../shared/api/problem';
import { Notice } from '../../../shared/ui/notice';
import { PageHeader } from '../../../shared/ui/page-header';
import { SearchInput } from '../../../shared/ui/search-input';
import { type FoundImages, foundImagesQuery, imageExamplesQuery } from '../api/search-images';
import { ImageGrid } from '../components/image-grid';
import { ImageSkeletons } from '../components/image-skeletons';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { SkeletonLines } from '../../../shared/ui/skeleton';

const parameter = 'q';

/** Images that trackers’ sources and documents show. What is searched for stands in the address. */
export const ImageSearchPage = () => {
  const [parameters, setParameters] = useSearchParams();
  const asked = (parameters.get(parameter) ?? '').trim();
  const [typed, setTyped] = useState(asked);
  useEffect(() => setTyped(asked), [asked]);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const query = typed.trim();
    if (query !== '') setParameters({ [parameter]: query }, { preventScrollReset: true });
  };
  return (
    <>
      <PageHeader
        title="Image search"
        description="The pages and pictures of documents, and the pictures in sources of public trackers and your own, found by what they say or what is said of them."
      />
      <Box component="form" role="search" onSubmit={search} sx={{ display: 'flex', gap: 2, maxWidth: 640, mb: 7 }}>
        <SearchInput label="Search for images" value={typed} onType={setTyped} maxLength={300} sx={{ minHeight: 42 }} />
        <Button type="submit" variant="contained">
          Search
        </Button>
      </Box>
      {asked === '' ? (
        <Notice title="Search for images">
          <p>A thing, a place or a name, in the language of its page.</p>
          <Help />
        </Notice>
      ) : (
        <Results key={asked} query={asked} />
      )}
    </>
  );
};

/** What is looked through, and searches that find something today. */
const Help = () => {
  const { data, isError, refetch } = useQuery(imageExamplesQuery);
  if (data === undefined)
    return isError ? (
      <NotLoaded small what="What it looks through" onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines lines={[80, 60]} />
    );
  const { examples, documents, sources } = data;
  const through = [
    ...(documents === 0 ? [] : [`${counted(documents, 'page or picture', 'pages and pictures')} of documents`]),
    ...(sources === 0 ? [] : [`${counted(sources, 'picture', 'pictures')} in sources of trackers`]),
  ];
  return (
    <>
      <p>
        {through.length === 0
          ? 'No document and no tracker has brought any images yet.'
          : `It looks through ${through.join(', and ')}.`}
      </p>
      {examples.length > 0 && (
        <p>
          For example{' '}
          {examples.map((example, at) => (
            <Fragment key={example}>
              {at > 0 && ', '}
              <Link to={`?${new URLSearchParams({ [parameter]: example })}`}>{example}</Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
};

const number = new Intl.NumberFormat('en-US');
const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;

const Results = ({ query }: { query: string }) => {
  const { data, error, refetch } = useQuery(foundImagesQuery(query));
  if (data !== undefined) return <Found {...data} />;
  if (error === null) return <ImageSkeletons />;
  return (
    <Notice
      title={wordsOf(error, 'An error occurred while searching images')}
      live
      actions={
        <Button variant="contained" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  );
};

const Found = ({ results, thumbnails }: FoundImages) => {
  if (results.length > 0)
    return (
      <>
        <Box role="status" sx={{ mb: 4, typography: 'body2', color: 'quiet' }}>
          {results.length === 1 ? '1 image' : `${results.length} images`}
        </Box>
        <ImageGrid images={results} />
      </>
    );
  return (
    <Notice title="No images found" live>
      <p>Try a different search term</p>
      <Help />
      {thumbnails === 'not_made' && <p>This installation cannot make thumbnails, so it shows no images yet.</p>}
    </Notice>
  );
};
