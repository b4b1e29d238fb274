import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { shortTitleOf, tagViews, trackers } from '#modules/trackers/published';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import { newestAmong } from '#platform/read-store/newest-first';
import type { Page, PageRequest } from '#platform/read-store/page';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { isoDay } from '#text/words/date-mention';
import { markdownOf } from '../wording/text-in-markdown';
import { struckLinesOf, updateWithoutStruck, withoutStruckSources } from './displayed-verdicts';
import { readMentions } from './line-mentions';
import { SourceLinks } from './source-links';
import { sourceView, type SourceView, quotedView } from './source-view';
import { asReadOn } from './tracker/as-read-on';
import { updateAnswer } from './tracker/tracker-answer';
import { updateView } from './tracker/tracker-view';

export const feedUpdateAnswer = updateAnswer
  .extend({
    tracker_id: z.string(),
    display_title: z.string().nullable(),
    tracker_description: z.string(),
    tags: z.array(z.string()).describe('Titles.'),
  })
  .meta({ id: 'FeedUpdate' });

export type FeedUpdateView = ViewOf<typeof feedUpdateAnswer>;

/** The updates of several trackers in one list. */
@Injectable()
export class NewestUpdates {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly links: SourceLinks,
  ) {}

  /**
   * Newest first. Lines that their owner marked as wrong or off topic are left out, as are updates without any other
   * line.
   */
  async newestPage(trackerIds: readonly string[], page: PageRequest): Promise<Page<FeedUpdateView>> {
    const lists = { of: 'tracker_id', among: trackerIds, by: 'created_at' } as const;
    const { rows, next } = await newestAmong(this.reads, updates, lists, page);
    const updated = [...new Set(rows.map(({ tracker_id }) => tracker_id))];
    const displayed = await this.reads.find(trackers, { _id: { $in: updated } });
    const trackerOf = new Map(displayed.map((tracker) => [tracker._id, tracker]));
    const isStruck = await struckLinesOf(this.reads, updated);
    const held = rows.flatMap((update) => updateWithoutStruck(update, isStruck) ?? []);
    const cited = held.flatMap(({ tracker_id: trackerId, sources }) =>
      sources.map(({ quote }) => ({ trackerId, quote })),
    );
    const mentions = await readMentions(this.reads, cited);
    const views = held.flatMap((update): FeedUpdateView[] => {
      const tracker = trackerOf.get(update.tracker_id);
      if (tracker === undefined) return [];
      const sources = update.sources.map((source) => ({
        mentions: mentions({ trackerId: tracker._id, quote: source.quote }),
        claim_id: null,
        ...sourceView(source, this.links),
      }));
      return [
        {
          tracker_id: tracker._id,
          display_title: shortTitleOf(tracker),
          tracker_description: tracker.description,
          tags: tagViews(tracker.tags).map(({ title }) => title),
          ...updateView(update, sources),
        },
      ];
    });
    return { rows: views, next };
  }
}

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
