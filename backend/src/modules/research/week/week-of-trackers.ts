import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { addDays, calendarDay } from '#kernel/calendar';
import { lazy } from '#kernel/memoize';
import { type TrackerDocument, titleOf } from '#modules/trackers/published';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { type Overview, overviews } from '#projections/research/overviews/overviews.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { numeralsIn } from '#text/words/figures';
import { stemSet } from '#text/words/stems';
import { struckClaimsOf, struckLinesOf } from '../queries/displayed-verdicts';
import { SourceLinks } from '../queries/source-links';
import { type ComposedWeek, composeWeek } from './compose-week';
import { type NewsLine, newsLinesOf } from './news-line';
import { type WeekView, type Week, weekUntil } from './week';
import { weekView } from './week-view';

/** Maximum number of updates read for a week, newest first. Fifty trackers with news every day publish fewer. */
const MAX_UPDATES = 400;

/** Number of cached compositions, enough for some hundred folders whose pages ask every minute. */
const MAX_REMEMBERED = 500;

/**
 * Maximum age in days of pages that count as news. Each tracker runs at least once a month, and older pages are not
 * news however recently they were read.
 */
const OLDEST_DAYS = 31;

/**
 * Maximum number of rounds: an overruled line that leaves the week makes room for another that may also be overruled.
 */
const ROUNDS = 4;

/** Some trackers, with the name of their folder. */
interface Folder {
  readonly name: string;
  readonly trackers: readonly TrackerDocument[];
}

/** The findings from which a week is composed. */
interface WeekFindings {
  readonly updateIds: readonly string[];
  /** First overviews of the trackers that were created in the week. */
  readonly first: readonly Overview[];
  /** Ids of claims that their owner marked as wrong or off topic. */
  readonly struck: readonly string[];
}

/** Finds what several trackers told in the last seven days. */
@Injectable()
export class WeekOfTrackers {
  /** Composed weeks, by the findings they were composed of. */
  private readonly remembered = new LRUCache<string, ComposedWeek>({ max: MAX_REMEMBERED });

  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly links: SourceLinks,
  ) {}

  /** The week until `now`. `timezone`: IANA name of the reader's time zone. */
  async find(folder: Folder, now: Date, timezone: string): Promise<WeekView> {
    const week = weekUntil(now, timezone);
    const titles = new Map(folder.trackers.map((tracker) => [tracker._id, titleOf(tracker)]));
    return weekView(week, await this.composed(folder, week), { titles, links: this.links });
  }

  /**
   * Composes a week without overruled claims. Only the claims that would be shown are looked up, unless many were
   * overruled.
   */
  private async composed({ name, trackers }: Folder, week: Week): Promise<ComposedWeek> {
    const found = await this.foundIn(week, trackers);
    const newsLines = lazy(() => this.tellingsOf(found, week, trackers));
    const topics = trackers.map(({ _id, description }) => [_id, description] as const);
    const without = async (ended: readonly string[]): Promise<ComposedWeek> => {
      const key = keyOf([name, topics, found.updateIds, found.first, found.struck, ended]);
      const composed = this.remembered.get(key) ?? compose(await newsLines(), { ended: new Set(ended), name, topics });
      this.remembered.set(key, composed);
      return composed;
    };
    let ended: readonly string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const composed = await without(ended);
      const overruled = await this.endedAmong(shownIn(composed));
      if (overruled.length === 0) return composed;
      ended = [...ended, ...overruled].sort();
    }
    const all = (await newsLines()).flatMap(({ claimId }) => claimId ?? []);
    return without((await this.endedAmong(all)).toSorted());
  }

  private async foundIn({ since }: Week, trackers: readonly TrackerDocument[]): Promise<WeekFindings> {
    const ids = trackers.map(({ _id }) => _id);
    const begun = trackers.filter(({ created_at: at }) => at >= since).map(({ _id }) => _id);
    const [updateIds, first, struck] = await Promise.all([
      this.reads.ids(updates, { tracker_id: { $in: ids }, created_at: { $gte: since } }),
      this.reads.find(overviews, { _id: { $in: begun } }),
      struckClaimsOf(this.reads, ids),
    ]);
    return { updateIds: updateIds.toSorted(), first, struck: [...struck].sort() };
  }

  /**
   * Oldest first: what the week's updates tell, and what the overviews of the week's new trackers tell about its days.
   */
  private async tellingsOf(
    { updateIds, first }: WeekFindings,
    { from, since }: Week,
    trackers: readonly TrackerDocument[],
  ): Promise<readonly NewsLine[]> {
    const ids = trackers.map(({ _id }) => _id);
    const lists = { of: 'tracker_id', among: ids, by: 'created_at' } as const;
    // A limit of 0 would mean no limit to MongoDB.
    const limit = Math.max(1, Math.min(updateIds.length, MAX_UPDATES));
    const [newest, isStruck] = await Promise.all([
      this.reads.newest(updates, lists, { limit, after: null }),
      struckLinesOf(this.reads, ids),
    ]);
    const oldest = addDays(from, -OLDEST_DAYS);
    const ofUpdates = newest
      .filter(({ created_at }) => created_at >= since)
      .flatMap(({ _id: updateId, tracker_id: trackerId, created_at: publishedAt, ...text }) =>
        newsLinesOf({ trackerId, updateId, publishedAt, text }, isStruck),
      )
      .filter(({ source }) => (calendarDay(source.publishedAt) ?? oldest) >= oldest);
    const updated = new Set(ofUpdates.map(({ claimId }) => claimId));
    const createdAt = new Map(trackers.map(({ _id, created_at }) => [_id, created_at]));
    const ofOverviews = first.flatMap(({ _id: trackerId, ...text }) => {
      const publishedNews = { trackerId, updateId: null, publishedAt: createdAt.get(trackerId) ?? since, text };
      return newsLinesOf(publishedNews, isStruck).filter(
        ({ claimId, source }) =>
          (claimId === null || !updated.has(claimId)) && (calendarDay(source.publishedAt) ?? '') >= from,
      );
    });
    // Sorted independently of the store's order, since what is told first is shown.
    return [...ofUpdates, ...ofOverviews].sort(
      (a, b) => a.publishedAt.localeCompare(b.publishedAt) || a.trackerId.localeCompare(b.trackerId),
    );
  }

  private async endedAmong(claimIds: readonly string[]): Promise<readonly string[]> {
    const found = await this.reads.find(claims, { _id: { $in: claimIds } });
    return found.flatMap(({ _id, ended_by }) => (ended_by === undefined ? [] : [_id]));
  }
}

const keyOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64');

const shownIn = ({ groups }: ComposedWeek): readonly string[] => {
  const lines = groups.flatMap(({ items }) => items.flatMap((item) => item.lines));
  return [...new Set(lines.flatMap(({ line, also }) => [line, ...also].flatMap(({ claimId }) => claimId ?? [])))];
};

interface Context {
  readonly ended: ReadonlySet<string>;
  readonly name: string;
  /** Descriptions of the trackers by their ids. */
  readonly topics: readonly (readonly [string, string])[];
}

const compose = (newsLines: readonly NewsLine[], { ended, name, topics }: Context): ComposedWeek => {
  const held = newsLines.filter(({ claimId }) => claimId === null || !ended.has(claimId));
  const stems = new Map(topics.map(([id, description]) => [id, topicOf(description)]));
  return composeWeek(held, { topicOf: (id) => stems.get(id) ?? new Set(), name: stemSet(name) });
};

/** The anchor only completes dates, which are not amounts. */
const topicOf = (description: string): ReadonlySet<string> =>
  new Set([...stemSet(description), ...numeralsIn(description, 0)]);
