import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../shared/ui/empty-state';
import { LoadError } from '../../../shared/ui/load-error';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { trackTopic } from '../../trackers/published/tracker-dialog';
import { type FoundImages, imageExamplesQuery } from '../api/search-images';
import { Examples, SearchCoverage } from './search-coverage';

interface NothingFoundProps {
  query: string;
  thumbnails: FoundImages['thumbnails'];
}

/** Empty state: the collections searched, searches that have results, and an offer to track the topic. */
export const NothingFound = ({ query, thumbnails }: NothingFoundProps) => {
  const { data, isError, refetch } = useQuery(imageExamplesQuery);
  const canBring = thumbnails === 'made';
  return (
    <EmptyState
      title="No images found"
      live
      actions={
        canBring && (
          <Button variant="outlined" onClick={() => trackTopic(query)}>
            Track “{query}”
          </Button>
        )
      }
    >
      {data === undefined &&
        (isError ? (
          <LoadError small what="The sources of pictures" onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={[80, 60]} />
        ))}
      {data !== undefined &&
        (data.examples.length > 0 ? (
          <Examples before="Try a different search term, such as" examples={data.examples} />
        ) : (
          (data.documents > 0 || data.sources > 0) && <p>Try a different search term</p>
        ))}
      {data !== undefined && <SearchCoverage {...data} />}
      {canBring && <p>A tracker of “{query}” brings the pictures of the pages that it reads.</p>}
      {!canBring && <p>This installation cannot make thumbnails, so it shows no images yet.</p>}
    </EmptyState>
  );
};
