import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';
import { lazyComponent } from '#shared/lazy/lazy-component';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { NextPage } from '#shared/ui/states/next-page';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import type { ExploreTracker } from '#features/trackers/api/search-trackers';
import { exploreTexts } from '../texts/page';
import type { PresetSearch } from '../use-preset-search';
import { TrackersByCategory, TrackersByLine } from './trackers-by-category';

// Not needed on pages with trackers, which most are.
const PresetEmpty = lazyComponent(() => import('./preset-empty'), 'PresetEmpty', CodeNotLoaded);

const hasNone = (showing: PresetSearch['showing']): boolean =>
  showing === 'ideas' || showing === 'nothing-shared' || showing === 'nothing-found';

/** The trackers found, or a placeholder or empty state. */
export const PresetResults = ({ search }: { search: PresetSearch }) => {
  const texts = exploreTexts();
  const { found, searched, showing, hasFailed } = search;
  const { data, isPlaceholderData } = found;
  const [byName, byLine] = byWhatMatches(data?.trackers ?? []);
  return (
    <>
      {showing === 'waiting' && <SkeletonLines lines={[46, 62, 38, 58, 44, 66]} gap={20} />}
      {hasFailed && <DataNotLoaded contentName={texts.trackers} onRetry={() => void found.refetch()} />}
      {data !== undefined && byName.length > 0 && (
        <TrackersByCategory trackers={byName} categories={searched === '' ? data.categories : null} />
      )}
      {byLine.length > 0 && <TrackersByLine trackers={byLine} />}
      {!isPlaceholderData && <NextPage result={found} action={texts.more} contentName={texts.moreTrackers} />}
      {hasNone(showing) && <PresetEmpty search={search} />}
    </>
  );
};

/** Trackers whose name matches, then trackers with a matching line. */
const byWhatMatches = (trackers: readonly ExploreTracker[]) =>
  [
    trackers.filter(({ found_line: line }) => line === null),
    trackers.filter(({ found_line: line }) => line !== null),
  ] as const;
