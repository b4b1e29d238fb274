import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchText } from '#shared/hooks/use-search-text';
import { openTrackerDialog, trackTopic } from '#features/tracker-creation/published/tracker-dialog-request';
import { type ExploreTracker, searchTrackersQuery } from '#features/trackers/api/search-trackers';
import { exploreTexts } from './texts/page';

/**
 * What the trackers section shows: `waiting` for the first answer, or for one that replaces an empty one; `results`;
 * `ideas`, which are topics to begin with where nobody shares a tracker yet; `nothing-shared` where there are not even
 * these; `nothing-found` by a search; or nothing that is known, after a failure.
 */
type Showing = 'waiting' | 'results' | 'ideas' | 'nothing-shared' | 'nothing-found' | 'unknown';

interface Found {
  readonly trackers: readonly ExploreTracker[];
  readonly topics: readonly unknown[];
}

const decideShowing = (
  data: Found | undefined,
  searched: string,
  { isPending, isPlaceholderData }: { readonly isPending: boolean; readonly isPlaceholderData: boolean },
): Showing => {
  if (isPending) return 'waiting';
  if (data === undefined) return 'unknown';
  if (data.trackers.length > 0) return 'results';
  if (isPlaceholderData) return 'waiting';
  if (searched !== '') return 'nothing-found';
  return data.topics.length > 0 ? 'ideas' : 'nothing-shared';
};

/** Search among the public trackers of an Explore page, and the action that creates a tracker for the search text. */
export const usePresetSearch = (presetId: string | null) => {
  const { typed, type, searched } = useSearchText('query');
  const found = useInfiniteQuery(searchTrackersQuery({ presetId, text: searched }));
  return {
    typed,
    type,
    searched,
    found,
    hasFailed: found.isError && !found.isFetchNextPageError,
    showing: decideShowing(found.data, searched, found),
    create: {
      label: searched === '' ? exploreTexts().create : exploreTexts().track(searched),
      start: () => (searched === '' ? openTrackerDialog({ intention: 'create' }) : trackTopic(searched)),
    },
  };
};

export type PresetSearch = ReturnType<typeof usePresetSearch>;
