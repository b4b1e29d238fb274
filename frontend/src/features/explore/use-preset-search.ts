import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchText } from '#shared/hooks/use-search-text';
import { openTrackerDialog, trackTopic } from '#features/tracker-creation/published/tracker-dialog-request';
import { type ExploreTracker, searchTrackersQuery } from '#features/trackers/api/search-trackers';
import { exploreTexts } from './texts/page';

/**
 * State of the trackers section. `waiting`: for the first response, or for one that replaces an empty one; `ideas`:
 * topics to begin with, while nobody shares a tracker; `nothing-shared`: not even these; `nothing-found`: by a search;
 * `unknown`: after a failure.
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
  const { input, setInput, searched } = useSearchText('query');
  const found = useInfiniteQuery(searchTrackersQuery({ presetId, text: searched }));
  return {
    input,
    setInput,
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
