import { type TrackerDocument, titleOf } from '#modules/trackers/published';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { type Update, updates } from '#projections/research/updates/updates.projection';
import { asLine } from '../pipeline/ranking/abridged';
import { numeralsIn } from '../pipeline/words/figures';
import { stemSet } from '../pipeline/words/stems';
import { SourceLinks } from '../queries/source-links';
import { calendarDay, sourceView } from '../queries/source-view';
import { struckLinesOf } from '../queries/verdicts-shown';
import { type ComposedWeek, composeWeek } from './compose-week';
import type { LineOfWeek } from './items-of-week';
import { type Telling, tellingsOf } from './telling';
import { type Week, weekUntil } from './week';
import type { WeekLineView, WeekView } from './week-answer';

/** Of a week, the newest. Fifty trackers with news every day publish fewer. */
const MOST_UPDATES = 400;

/** Folders whose week is remembered until one of their trackers tells something. */
const MOST_REMEMBERED = 500;

/** A claim that was overruled leaves the week, which may bring another one into it. */
const MOST_ROUNDS = 5;

/** Some trackers with the folder that they are in. */
export interface Folder {
  readonly name: string;
  readonly trackers: readonly TrackerDocument[];
}

interface Named {
  readonly name: string;
  /** Descriptions of the trackers by their ids. */
  readonly topics: ReadonlyMap<string, string>;
}

/** Finds what several trackers told in the last seven days. */
@Injectable()
export class WeekOfTrackers {
  /** By what it was composed of, since pages ask for it every minute. */
  private readonly remembered = new LRUCache<string, ComposedWeek>({ max: MOST_REMEMBERED });

  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly links: SourceLinks,
  ) {}

  /** `timezone`: IANA name of the reader's time zone. */
  async find({ name, trackers }: Folder, now: Date, timezone: string): Promise<WeekView> {
    const week = weekUntil(now, timezone);
    const tellings = await this.tellingsOf(trackers, week);
    const topics = new Map(trackers.map(({ _id, description }) => [_id, description]));
    const { groups, more } = await this.standing(tellings, (held) => this.composed(held, { name, topics }));
    const titles = new Map(trackers.map((tracker) => [tracker._id, titleOf(tracker)]));
    return {
      from: week.from,
      to: week.to,
      groups: groups.map(({ heading, items }) => ({
        heading,
        items: items.map(({ differsIn, lines }) => ({
          differs_in: differsIn,
          lines: lines.map((line) => this.view(line, titles)),
        })),
      })),
      more,
    };
  }

  /** Oldest first: of the week's updates, and what the overviews of the week's new trackers tell of its days. */
  private async tellingsOf(trackers: readonly TrackerDocument[], week: Week): Promise<readonly Telling[]> {
    const ids = trackers.map(({ _id }) => _id);
    const begun = trackers.filter(({ created_at: at }) => at >= week.since).map(({ _id }) => _id);
    const [published, first, isStruck] = await Promise.all([
      this.updatesSince(week.since, ids),
      this.reads.find(overviews, { _id: { $in: begun } }),
      struckLinesOf(this.reads, ids),
    ]);
    const ofUpdates = published.flatMap(({ _id: updateId, tracker_id: trackerId, created_at: toldAt, ...text }) =>
      tellingsOf({ trackerId, updateId, toldAt, text }, isStruck),
    );
    const updated = new Set(ofUpdates.map(({ claimId }) => claimId));
    const createdAt = new Map(trackers.map(({ _id, created_at }) => [_id, created_at]));
    const ofOverviews = first.flatMap(({ _id: trackerId, ...text }) => {
      const told = { trackerId, updateId: null, toldAt: createdAt.get(trackerId) ?? week.since, text };
      return tellingsOf(told, isStruck).filter(
        ({ claimId, source }) => !updated.has(claimId) && (calendarDay(source.publishedAt) ?? '') >= week.from,
      );
    });
    // In one order, whichever the store has: what is told first is shown.
    return [...ofUpdates, ...ofOverviews].sort(
      (a, b) => a.toldAt.localeCompare(b.toldAt) || a.trackerId.localeCompare(b.trackerId),
    );
  }

  private async updatesSince(since: string, trackerIds: readonly string[]): Promise<readonly Update[]> {
    const found = await this.reads.ids(updates, { tracker_id: { $in: trackerIds }, created_at: { $gte: since } });
    // The store remembers documents by their ids.
    if (found.length <= MOST_UPDATES) return this.reads.find(updates, { _id: { $in: found } });
    const lists = { of: 'tracker_id', among: trackerIds, by: 'created_at' } as const;
    return this.reads.newest(updates, lists, { limit: MOST_UPDATES, after: null });
  }

  private composed(tellings: readonly Telling[], { name, topics }: Named): ComposedWeek {
    const told = tellings.map(({ trackerId, updateId, text }) => [trackerId, updateId, topics.get(trackerId), text]);
    const key = createHash('sha256')
      .update(JSON.stringify([name, told]))
      .digest('base64');
    const known = this.remembered.get(key);
    if (known !== undefined) return known;
    const stems = new Map([...topics].map(([id, description]) => [id, topicOf(description)]));
    const week = composeWeek(tellings, { topicOf: (id) => stems.get(id) ?? new Set(), name: stemSet(name) });
    this.remembered.set(key, week);
    return week;
  }

  /** Composed of the tellings whose claims still hold: only those that would be shown are looked up. */
  private async standing(
    tellings: readonly Telling[],
    compose: (tellings: readonly Telling[]) => ComposedWeek,
  ): Promise<ComposedWeek> {
    let held = tellings;
    for (let round = 1; ; round++) {
      const composed = compose(held);
      const shown = shownIn(composed).flatMap(({ claimId }) => claimId ?? []);
      const ended = await this.endedAmong([...new Set(shown)]);
      if (ended.size === 0) return composed;
      held = held.filter(({ claimId }) => claimId === null || !ended.has(claimId));
      if (round === MOST_ROUNDS) return compose(held);
    }
  }

  private async endedAmong(claimIds: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.reads.find(claims, { _id: { $in: claimIds } });
    return new Set(found.flatMap(({ _id, ended_by }) => (ended_by === undefined ? [] : [_id])));
  }

  private view({ telling, also }: LineOfWeek, titles: ReadonlyMap<string, string>): WeekLineView {
    const { claimId, kind, text, title, was, source } = telling;
    const tellingView = ({ trackerId, updateId, toldAt, source: { host } }: Telling) => ({
      tracker_id: trackerId,
      display_title: titles.get(trackerId) ?? '',
      update_id: updateId,
      told_at: toldAt,
      host,
    });
    return {
      claim_id: claimId,
      kind,
      text: asLine(text),
      title,
      was,
      source: sourceView(source, this.links),
      told: tellingView(telling),
      also: also.map(tellingView),
    };
  }
}

const shownIn = ({ groups }: ComposedWeek): readonly Telling[] =>
  groups.flatMap(({ items }) => items.flatMap(({ lines }) => lines.flatMap(({ telling, also }) => [telling, ...also])));

/** The anchor only completes dates, which are no amounts. */
const topicOf = (description: string): ReadonlySet<string> =>
  new Set([...stemSet(description), ...numeralsIn(description, 0)]);
