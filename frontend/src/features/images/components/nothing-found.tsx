import { Button } from '@mui/material';
import { EmptyState } from '#shared/ui/states/empty-state';
import { QueryView } from '#shared/ui/states/query-view';
import { trackTopic } from '#features/tracker-creation/published/tracker-dialog-request';
import { type FoundImages, imageExamplesQuery } from '../api/search-images';
import { imageTexts } from '../texts/page';
import { Examples, SearchCoverage } from './search-coverage';

interface NothingFoundProps {
  query: string;
  thumbnails: FoundImages['thumbnails'];
}

/** Empty state: the collections searched, searches that have results, and an offer to track the topic. */
export const NothingFound = ({ query, thumbnails }: NothingFoundProps) => {
  const texts = imageTexts();
  const canBring = thumbnails === 'made';
  return (
    <EmptyState
      title={texts.none}
      live
      actions={
        canBring && (
          <Button variant="outlined" onClick={() => trackTopic(query)}>
            {texts.track(query)}
          </Button>
        )
      }
    >
      <QueryView query={imageExamplesQuery} compact contentName={texts.theSources} skeleton={{ lines: [80, 60] }}>
        {(coverage) => (
          <>
            {coverage.examples.length > 0 ? (
              <Examples before={texts.suchAs} examples={coverage.examples} />
            ) : (
              (coverage.documents > 0 || coverage.sources > 0) && <p>{texts.tryAnother}</p>
            )}
            <SearchCoverage {...coverage} />
          </>
        )}
      </QueryView>
      {canBring && <p>{texts.trackerBrings(query)}</p>}
      {!canBring && <p>{texts.noThumbnails}</p>}
    </EmptyState>
  );
};
