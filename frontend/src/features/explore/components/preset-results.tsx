import { lazyPart } from '../../../shared/parts/lazy-part';
import { PartFailed } from '../../../shared/parts/part-failed';
import { NextPage } from '../../../shared/ui/next-page';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import type { ExploreTracker } from '../../trackers/published/api/search-trackers';
import type { PresetSearch } from '../use-preset-search';
import { TrackersByCategory, TrackersByLine } from './trackers-by-category';

// Of a page with trackers, which most are, it is not needed.
const PresetEmpty = lazyPart(() => import('./preset-empty'), PartFailed);

const hasNone = (showing: PresetSearch['showing']): boolean =>
  showing === 'ideas' || showing === 'nothing-shared' || showing === 'nothing-found';

/** The trackers that were found, and what is said while there are none. */
export const PresetResults = ({ search }: { search: PresetSearch }) => {
  const { found, searched, showing, hasFailed } = search;
  const { data, isPlaceholderData } = found;
  const [byName, byLine] = byWhatMatches(data?.trackers ?? []);
  return (
    <>
      {showing === 'waiting' && <SkeletonLines lines={[46, 62, 38, 58, 44, 66]} gap={20} />}
      {hasFailed && <NotLoaded what="The trackers" onRetry={() => void found.refetch()} />}
      {data !== undefined && byName.length > 0 && (
        <TrackersByCategory trackers={byName} categories={searched === '' ? data.categories : null} />
      )}
      {byLine.length > 0 && <TrackersByLine trackers={byLine} />}
      {!isPlaceholderData && <NextPage query={found} action="Show more" what="More trackers" />}
      {hasNone(showing) && <PresetEmpty search={search} />}
    </>
  );
};

/** Those whose names match, and those with a line that matches. */
const byWhatMatches = (trackers: readonly ExploreTracker[]) =>
  [
    trackers.filter(({ found_line: line }) => line === null),
    trackers.filter(({ found_line: line }) => line !== null),
  ] as const;
