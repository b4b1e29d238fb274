import type { Clock } from '#kernel/clock';
import type { ReadStore } from '#platform/read-store/read-store';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { isoDay } from '#text/words/date-mention';
import { markdownOf } from '../wording/text-in-markdown';
import type { NewestUpdates } from './newest-updates';
import { type SourceView, quotedView } from './source-view';
import { asReadOn } from './tracker/as-read-on';
import { withoutStruckSources } from './tracker/without-struck';
import { struckLinesOf } from './displayed-verdicts';

interface Ports {
  readonly reads: ReadStore;
  readonly newest: NewestUpdates;
  readonly clock: Clock;
}

/** A tracker's latest update in markdown, with `[n]` for `sources[n - 1]`. */
export interface LatestUpdate {
  readonly content: string;
  readonly sources: readonly Omit<SourceView, 'passthrough_link'>[];
  readonly updated_at: string | null;
}

/** A tracker's newest update; before its first, its overview; undefined if it has none either. */
export const latestUpdateOf = async (
  trackerId: string,
  { reads, newest, clock }: Ports,
): Promise<LatestUpdate | undefined> => {
  const [update] = (await newest.newestPage([trackerId], { limit: 1, after: null })).rows;
  if (update !== undefined) return { ...update, updated_at: update.created_at };
  const [overview, state] = await Promise.all([reads.get(overviews, trackerId), reads.get(trackerStates, trackerId)]);
  if (overview === undefined) return undefined;
  const isStruck = await struckLinesOf(reads, [trackerId]);
  const now = clock.now().getTime();
  const read = asReadOn(
    withoutStruckSources(overview, ({ quote }) => isStruck({ trackerId, quote })),
    now,
  );
  return {
    content: markdownOf({ ...(read.written ?? read), sources: read.sources }, isoDay(now)),
    sources: read.sources.map(quotedView),
    updated_at: state?.updated_at ?? null,
  };
};
