import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { StateText } from '#events/research/ledger.events';
import { MINUTE_MS } from '#kernel/durations';
import { uniqueBy } from '#kernel/grouping';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { isoDay } from '#text/words/date-mention';
import { struckLinesOf } from './displayed-verdicts';
import { type PublishedNewsLine, publishedLines } from './published-news';
import { SourceLinks } from './source-links';
import { asReadOn } from './tracker/as-read-on';

/** A line in its source's own words that still holds on the day it is read. */
export interface HoldingLine extends PublishedNewsLine {
  readonly trackerId: string;
  /** The update that contains it; null if the overview does. */
  readonly updateId: string | null;
}

/** A tracker, and when it last published something. */
interface Telling {
  readonly _id: string;
  readonly told_at: string | null;
}

/** Maximum number of updates read at once, newest first. */
const MAX_UPDATES = 400;

/** How many trackers' lines are cached, and for how long: an overview may be recomposed without news. */
const REMEMBERED = { max: 300, ttl: 10 * MINUTE_MS } as const;

const nobodyStruck = (): boolean => false;

const newestFirst = (one: HoldingLine, other: HoldingLine): number =>
  (other.source.day ?? '').localeCompare(one.source.day ?? '');

/** Finds the lines that several trackers published, in overviews and updates, and that still hold. */
@Injectable()
export class HoldingLines {
  private readonly remembered = new LRUCache<string, readonly HoldingLine[]>(REMEMBERED);

  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly links: SourceLinks,
  ) {}

  /** The wanted lines, newest page first, without struck or overruled ones. */
  async ofTrackers(
    trackers: readonly Telling[],
    isWanted: (text: string) => boolean,
    now: number,
  ): Promise<readonly HoldingLine[]> {
    const published = await this.publishedBy(trackers, now);
    const wanted = published.filter(({ text }) => isWanted(text));
    const [isStruck, overruled] = await Promise.all([
      struckLinesOf(this.reads, [...new Set(wanted.map(({ trackerId }) => trackerId))]),
      this.overruledAmong(wanted.flatMap(({ claimId }) => claimId ?? [])),
    ]);
    const held = wanted.filter(
      ({ claimId, trackerId, source: { quote } }) =>
        !(claimId !== null && overruled.has(claimId)) && !isStruck({ trackerId, quote }),
    );
    // An overview repeats updates.
    return [...uniqueBy(held, sentenceOf)].sort(newestFirst);
  }

  private async publishedBy(trackers: readonly Telling[], now: number): Promise<readonly HoldingLine[]> {
    const keyOf = ({ _id, told_at: at }: Telling): string => `${_id} ${at ?? ''} ${isoDay(now)}`;
    const unread = trackers.filter((each) => !this.remembered.has(keyOf(each)));
    const read = await this.readOf(
      unread.map(({ _id }) => _id),
      now,
    );
    for (const each of unread) this.remembered.set(keyOf(each), read.get(each._id) ?? []);
    return trackers.flatMap((each) => this.remembered.get(keyOf(each)) ?? read.get(each._id) ?? []);
  }

  private async readOf(ids: readonly string[], now: number): Promise<ReadonlyMap<string, readonly HoldingLine[]>> {
    if (ids.length === 0) return new Map();
    const lists = { of: 'tracker_id', among: ids, by: 'created_at' } as const;
    const [texts, newest] = await Promise.all([
      this.reads.find(overviews, { _id: { $in: ids } }),
      this.reads.newest(updates, lists, { limit: MAX_UPDATES, after: null }),
    ]);
    return new Map(
      ids.map((id) => [
        id,
        uniqueBy(
          [
            ...texts.flatMap((text) => (text._id === id ? this.linesOf(id, null, text, now) : [])),
            ...newest.flatMap((text) => (text.tracker_id === id ? this.linesOf(id, text._id, text, now) : [])),
          ],
          (line) => line.claimId ?? sentenceOf(line),
        ),
      ]),
    );
  }

  private linesOf(trackerId: string, updateId: string | null, text: StateText, now: number): readonly HoldingLine[] {
    const { lines, sources } = asReadOn(text, now);
    return (
      publishedLines({ trackerId, lines, sources }, { isStruck: nobodyStruck, links: this.links, today: isoDay(now) })
        .filter((line) => !line.isOverruled)
        // Days in an update may have been moved since; the overview has the current ones.
        .map((line) => ({ ...line, trackerId, updateId, ...(updateId === null ? {} : { remarks: [], said: [] }) }))
    );
  }

  private async overruledAmong(claimIds: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await Promise.all(claimIds.map((claimId) => this.reads.get(claims, claimId)));
    return new Set(found.flatMap((claim) => (claim?.ended_by === undefined ? [] : [claim._id])));
  }
}

const sentenceOf = ({ source: { url }, text }: HoldingLine): string => `${url} ${text}`;
