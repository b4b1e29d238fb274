import { type TrackerDocument, tagViews } from '#modules/trackers/published';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { ViewOf } from '#platform/http/answers';
import { type Page, type PageAsked, type Place, newestFirst } from '#platform/read-store/newest-first';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { lastUpdates } from '#projections/research/last-updates/last-updates.projection';
import { type Update, updates } from '#projections/research/updates/updates.projection';
import { SourceLinks } from './source-links';
import { sourceView } from './source-view';
import { mentionsOf } from './told-by';
import { updateAnswer } from './tracker/tracker-answer';
import { updateView } from './tracker/tracker-view';
import { updateWithoutStruck } from './tracker/without-struck';
import { struckLinesOf } from './verdicts-shown';

export const feedUpdateAnswer = updateAnswer
  .extend({
    tracker_id: z.string(),
    display_title: z.string().nullable(),
    tracker_description: z.string(),
    tags: z.array(z.string()).describe('Titles.'),
  })
  .meta({ id: 'FeedUpdate' });

export type FeedUpdateView = ViewOf<typeof feedUpdateAnswer>;

/** Lists that are read at a time, and rows of each. */
const BATCH = 4;
const ROWS = 8;

/** The unread rest of a tracker's updates. */
interface List {
  readonly trackerId: string;
  /** None of them is newer. */
  readonly upTo: string;
  readonly after: Place | null;
}

/** The updates of several trackers in one list. */
@Injectable()
export class NewestUpdates {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly links: SourceLinks,
  ) {}

  /** Newest first. Lines that their owner marked as wrong or off topic are left out, and updates of which none is left. */
  async pageOf(shown: readonly TrackerDocument[], asked: PageAsked): Promise<Page<FeedUpdateView>> {
    const trackerOf = new Map(shown.map((tracker) => [tracker._id, tracker]));
    const { rows, next } = await this.newestOf([...trackerOf.keys()], asked);
    const isStruck = await struckLinesOf(this.reads, [...new Set(rows.map(({ tracker_id }) => tracker_id))]);
    const held = rows.flatMap((update) => updateWithoutStruck(update, isStruck) ?? []);
    const cited = held.flatMap(({ tracker_id: trackerId, sources }) =>
      sources.map(({ quote }) => ({ trackerId, quote })),
    );
    const mentions = await mentionsOf(this.reads, cited);
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
          display_title: tracker.display_title,
          tracker_description: tracker.description,
          tags: tagViews(tracker.tags).map(({ title }) => title),
          ...updateView(update, sources),
        },
      ];
    });
    return { rows: views, next };
  }

  /** Merges the trackers' own lists, a few rows at a time, those first that may have the newest updates. */
  private async newestOf(trackerIds: readonly string[], { limit, after }: PageAsked): Promise<Page<Update>> {
    const last = await this.reads.find(lastUpdates, { _id: { $in: trackerIds } });
    let unread: readonly List[] = last.map(({ _id, at }) => ({ trackerId: _id, upTo: at, after })).sort(byUpTo);
    let rows: readonly Update[] = [];
    /** Of those that the page needs, once it is full: older ones are not read. */
    let oldest: string | undefined;
    while (unread.length > 0) {
      const first = unread.slice(0, BATCH);
      const read = await Promise.all(first.map((list) => this.nextOf(list, oldest)));
      rows = [...rows, ...read.flatMap((part) => part.rows)].sort(byAge).slice(0, limit + 1);
      oldest = rows[limit]?.created_at;
      unread = [...unread.slice(BATCH), ...read.flatMap(({ rest }) => rest)]
        .filter(({ upTo }) => upTo >= (oldest ?? ''))
        .sort(byUpTo);
    }
    const page = rows.slice(0, limit);
    const oldestShown = page.at(-1);
    const more = rows.length > limit && oldestShown !== undefined;
    return { rows: page, next: more ? { at: oldestShown.created_at, id: oldestShown._id } : null };
  }

  private async nextOf(
    { trackerId, after }: List,
    from: string | undefined,
  ): Promise<{ rows: readonly Update[]; rest: readonly List[] }> {
    const list = { where: { tracker_id: trackerId }, by: 'created_at', from } as const;
    const { rows, next } = await newestFirst(this.reads, updates, list, { limit: ROWS, after });
    return { rows, rest: next === null ? [] : [{ trackerId, upTo: next.at, after: next }] };
  }
}

/** As `newestFirst` orders a list. */
const byAge = (a: Update, b: Update): number => compared(b.created_at, a.created_at) || compared(b._id, a._id);

const byUpTo = (a: List, b: List): number => compared(b.upTo, a.upTo);

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
