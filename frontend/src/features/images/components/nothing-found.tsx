import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#shared/ui/states/empty-state';
import { LoadError } from '#shared/ui/states/load-error';
import { SkeletonLines } from '#shared/ui/states/skeleton';
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
  const { data, isError, refetch } = useQuery(imageExamplesQuery);
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
      {data === undefined &&
        (isError ? (
          <LoadError small what={texts.theSources} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={[80, 60]} />
        ))}
      {data !== undefined &&
        (data.examples.length > 0 ? (
          <Examples before={texts.suchAs} examples={data.examples} />
        ) : (
          (data.documents > 0 || data.sources > 0) && <p>{texts.tryAnother}</p>
        ))}
      {data !== undefined && <SearchCoverage {...data} />}
      {canBring && <p>{texts.trackerBrings(query)}</p>}
      {!canBring && <p>{texts.noThumbnails}</p>}
    </EmptyState>
  );
};
