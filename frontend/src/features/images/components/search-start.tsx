import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#shared/ui/states/empty-state';
import { ResultView } from '#shared/ui/states/result-view';
import { imageExamplesQuery } from '../api/search-images';
import { imageTexts } from '../texts/page';
import { NewestPictures } from './newest-pictures';
import { Examples, SearchCoverage } from './search-coverage';

/** Shown before the first search: what can be found. */
export const SearchStart = () => {
  const texts = imageTexts();
  const result = useQuery(imageExamplesQuery);
  const newest = result.data?.newest ?? [];
  return (
    <>
      <EmptyState title={texts.label}>
        <p>{texts.whatToType}</p>
        <ResultView result={result} compact contentName={texts.theSources} skeleton={{ lines: [80, 60] }}>
          {(coverage) => (
            <>
              {coverage.examples.length > 0 && <Examples before={texts.forExample} examples={coverage.examples} />}
              <SearchCoverage {...coverage} />
            </>
          )}
        </ResultView>
      </EmptyState>
      {newest.length > 0 && (
        <Box component="section" aria-labelledby="newest-pictures" sx={{ mt: 6 }}>
          <Box component="h2" id="newest-pictures" sx={{ typography: 'h2', m: 0, mb: 5 }}>
            {texts.newest}
          </Box>
          <NewestPictures pictures={newest} />
        </Box>
      )}
    </>
  );
};
