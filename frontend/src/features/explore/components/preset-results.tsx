import { NextPage } from '../../../shared/ui/next-page';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import type { ExploreTracker } from '../../trackers/published/api/search-trackers';
import type { PresetSearch } from '../use-preset-search';
import { PresetEmpty } from './preset-empty';
import { TrackersByCategory, TrackersByLine } from './trackers-by-category';

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
      <PresetEmpty search={search} />
    </>
  );
};

/** Those whose names match, and those with a line that matches. */
const byWhatMatches = (trackers: readonly ExploreTracker[]) =>
  [
    trackers.filter(({ found_line: line }) => line === null),
    trackers.filter(({ found_line: line }) => line !== null),
  ] as const;
