import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#shared/ui/states/empty-state';
import { LoadError } from '#shared/ui/states/load-error';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { imageExamplesQuery } from '../api/search-images';
import { imageTexts } from '../texts/page';
import { NewestPictures } from './newest-pictures';
import { Examples, SearchCoverage } from './search-coverage';

/** Shown before the first search: what can be found. */
export const SearchStart = () => {
  const texts = imageTexts();
  const { data, isError, refetch } = useQuery(imageExamplesQuery);
  return (
    <>
      <EmptyState title={texts.label}>
        <p>{texts.what}</p>
        {data === undefined &&
          (isError ? (
            <LoadError small what={texts.theSources} onRetry={() => void refetch()} />
          ) : (
            <SkeletonLines lines={[80, 60]} />
          ))}
        {data !== undefined && data.examples.length > 0 && (
          <Examples before={texts.forExample} examples={data.examples} />
        )}
        {data !== undefined && <SearchCoverage {...data} />}
      </EmptyState>
      {data !== undefined && data.newest.length > 0 && (
        <Box component="section" aria-labelledby="newest-pictures" sx={{ mt: 6 }}>
          <Box component="h2" id="newest-pictures" sx={{ typography: 'h2', m: 0, mb: 5 }}>
            {texts.newest}
          </Box>
          <NewestPictures pictures={data.newest} />
        </Box>
      )}
    </>
  );
};
