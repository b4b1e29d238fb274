import { Inject, Injectable } from '@nestjs/common';
import type { BriefScope } from '#events/delivery/brief-scope';
import type { News } from '#events/delivery/delivery.events';
import { dayOf } from '#kernel/calendar';
import { accounts, channels } from '#modules/accounts/published';
import { collections } from '#modules/collections/published';
import { PUBLISHED_NEWS_FROM, PublishedNewsReader } from '#modules/research/published';
import { titleOf, trackers } from '#modules/trackers/published';
import { CONFIG, type Config } from '#platform/config/config';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { untilUpToDate } from '#platform/read-store/find-up-to-date';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/read-store/read-model-progress';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { briefs } from '#projections/delivery/briefs/briefs.projection';
import { type ComposedBrief, type TrackerNews, composeBrief } from './compose-brief';
import { titleOfScope } from './title-of-scope';

/** A brief as it reads today, before a channel gives it its form. */
export interface BriefContent {
  readonly briefId: string;
  readonly scope: BriefScope;
  /** Title of the tracker or folder. */
  readonly title: string;
  /** Address of the tracker's or folder's page. */
  readonly url: string;
  /** A few characters that lead to that page. */
  readonly shortUrl: string;
  /** Set if it contains only first overviews. */
  readonly isFirst: boolean;
  /** ISO 8601, a calendar day. */
  readonly day: string;
  readonly brief: ComposedBrief;
}

/**
 * Read models from which a brief is made, and which determine where it is sent. Anything they lack would not be sent.
 */
const ASKED = [briefs, trackers, collections, accounts, channels, ...PUBLISHED_NEWS_FROM];

/** The path of a scope's page. */
export const pathOfScope = (scope: BriefScope): string => {
  if (scope.kind === 'tracker') return `/tracker/${scope.trackerId}`;
  return `/list-trackers${scope.collectionId === null ? '' : `/${scope.collectionId}`}`;
};

/** Composes briefs when they are sent, so that they tell nothing that was overruled meanwhile. */
@Injectable()
export class BriefContents {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(EVENT_STORE) private readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(READ_MODEL_PROGRESS) private readonly progress: ReadModelProgress,
    private readonly published: PublishedNewsReader,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /** Null if nothing is left to tell. Throws while that is not known, so that the attempt is repeated. */
  async find(briefId: string, now: Date): Promise<BriefContent | null> {
    await untilUpToDate({ events: this.events, progress: this.progress }, ASKED);
    const planned = await this.reads.get(briefs, briefId);
    if (planned === undefined) return null;
    const { scope, news, code } = planned;
    const day = dayOf(now.toISOString());
    const trackerIds = [...new Set(news.map(({ trackerId }) => trackerId))];
    const found = await Promise.all(
      trackerIds.map((id) =>
        this.newsOf(
          id,
          news.filter(({ trackerId }) => trackerId === id),
          day,
        ),
      ),
    );
    const brief = composeBrief(found.filter((each) => each !== null));
    if (brief === null) return null;
    return {
      briefId,
      scope,
      title: (await titleOfScope(this.reads, scope)) ?? '',
      url: this.config.publicUrl + pathOfScope(scope),
      shortUrl: `${this.config.publicUrl}/b/${code}`,
      isFirst: news.every(({ updateId }) => updateId === null),
      day,
      brief,
    };
  }

  private async newsOf(trackerId: string, news: readonly News[], today: string): Promise<TrackerNews | null> {
    const tracker = await this.reads.get(trackers, trackerId);
    // Trackers are never removed: a read model that does not have this one has stopped before it.
    if (tracker === undefined) throw new Error(`The tracker ${trackerId} is not known yet.`);
    if (tracker.deleted_at !== null) return null;
    const [newest, ...earlier] = (await this.published.newsOf(trackerId, news, today)).toReversed();
    if (newest === undefined) return null;
    return {
      trackerId,
      title: titleOf(tracker),
      url: this.config.publicUrl + pathOfScope({ kind: 'tracker', trackerId }),
      headline: earlier.length === 0 ? newest.title : null,
      lines: [newest, ...earlier].flatMap(({ lines }) => lines),
      more: [newest, ...earlier].reduce((sum, { more }) => sum + more, 0),
    };
  }
}
