import { type Refusal, refuse } from '#kernel/decider';
import type { Page, PageRequest } from '#platform/read-store/page';
import type { ReadStore } from '#platform/read-store/read-store';
import { PlaceRefused, type Search, type SearchQuery } from '#platform/search/search';
import { searchOver } from '#platform/search/search-over';
import {
  type ExploreTracker,
  exploreTrackers,
  nameFields,
} from '#projections/explore/explore-trackers/explore-trackers.projection';
import type { ExploreSection } from '#projections/explore/explore-trackers/section';
import { type LineFound, linesFound } from './lines-found';

/** The public trackers of a section whose topic, category or tags match. */
export const trackersByName = async (
  searches: Search,
  query: SearchQuery,
  page: PageRequest,
): Promise<Page<ExploreTracker> | Refusal> => {
  try {
    return await searches.search(exploreTrackers, query, page);
  } catch (error) {
    if (!(error instanceof PlaceRefused)) throw error;
    return refuse('INVALID', 'Please check: cursor.', [
      { path: 'cursor', message: 'Expected a cursor of this search.' },
    ]);
  }
};

/** Trackers that a search lists by what they told, after those that it lists by their names. */
const MAX_BY_LINES = 20;

export interface TrackerByLine {
  readonly tracker: ExploreTracker;
  readonly line: LineFound;
}

/** The public trackers of a section that told a line which matches, other than those that a search finds by their names. */
export const trackersByLines = async (
  text: string,
  section: ExploreSection,
  reads: ReadStore,
  searches: Search,
): Promise<readonly TrackerByLine[]> => {
  const looking = { text, audiences: [section], trackers: MAX_BY_LINES, linesOfEach: 1, eachOnce: false };
  const lines = await linesFound(looking, reads, searches);
  if (lines.length === 0) return [];
  const ids = lines.map(({ trackerId }) => trackerId);
  const published = await reads.find(exploreTrackers, { _id: { $in: ids }, public: true, deleted: false });
  const { rows } = await searchOver(published, nameFields)(
    { text, facet: section },
    { limit: ids.length, after: null },
  );
  const byName = new Set(rows.map(({ _id }) => _id));
  const trackers = new Map(published.map((tracker) => [tracker._id, tracker]));
  return lines.flatMap((line) => {
    const tracker = trackers.get(line.trackerId);
    return tracker === undefined || byName.has(line.trackerId) ? [] : [{ tracker, line }];
  });
};
