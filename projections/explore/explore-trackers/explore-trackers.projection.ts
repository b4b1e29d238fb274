import { type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import type { LineKind } from '#events/research/text-lines';
import { type FollowEvent, followEvents } from '#events/trackers/follow.events';
import { type TrackerEvent, trackerEvents } from '#events/trackers/tracker.events';
import { stripInvisible } from '#kernel/invisible-characters';
import { type Changes, change, put, projection } from '#kernel/projection';
import { describedBy } from '#projections/trackers/display-title';
import { displayedLines } from '../published-lines';
import { type ExploreSection, sectionOf } from './section';

/** A tracker's newest line and the page it cites. */
export interface LastLine {
  readonly kind: LineKind;
  readonly text: string;
  /** Title of its page, if the line cannot be understood without it. */
  readonly title?: string;
  /** The earlier value or claim; null on a new line. */
  readonly was: string | null;
  readonly quote: string;
  readonly host: string;
  readonly page: { readonly title: string; readonly publisher: string };
  /** ISO 8601, by the page's own clock; null if the page has no date. */
  readonly published_at: string | null;
}

/** A tracker as Explore lists and finds it while it is public. Small, since a search reads a page of them. */
export interface ExploreTracker {
  readonly _id: string;
  /** Null for starter trackers. */
  readonly owner_id: string | null;
  readonly public: boolean;
  readonly deleted: boolean;
  readonly recorded: boolean;
  readonly description: string;
  readonly display_title: string | null;
  /** Null if none was chosen, shown as 'Uncategorized'. */
  readonly category: string | null;
  readonly section: ExploreSection;
  /** Titles by tag id. */
  readonly tags: Readonly<Record<string, string>>;
  readonly followers: number;
  readonly created_at: string;
  /** Time when `last_line` was published, or when the tracker was created if there is none. */
  readonly updated_at: string;
  /** Explore's sort key: `updated_at`, except that a country or an agency comes last until it has something to tell. */
  readonly fresh_at: string;
  /** Null until a run has published. */
  readonly last_line: LastLine | null;
}

const published = (at: string, [first]: ReturnType<typeof displayedLines>): Changes<ExploreTracker> => ({
  $set: {
    updated_at: at,
    fresh_at: at,
    last_line:
      first === undefined
        ? null
        : {
            kind: first.kind,
            text: first.text,
            ...(first.title === undefined ? {} : { title: stripInvisible(first.title) }),
            was: first.was,
            quote: first.source.quote,
            host: first.source.host,
            page: { title: stripInvisible(first.source.title), publisher: stripInvisible(first.source.publisher) },
            published_at: first.source.publishedAt,
          },
  },
});

const LAST = new Date(0).toISOString();

/** The fields that a search for a tracker by name looks at. */
export const nameFields = {
  title: 'display_title',
  text: 'description',
  keywords: ['category', 'tags'],
  facet: 'section',
  freshness: 'fresh_at',
  popularity: 'followers',
  where: { public: true, deleted: false },
} as const;

export const exploreTrackers = projection<TrackerEvent | LedgerEvent | FollowEvent, ExploreTracker>({
  name: 'explore-trackers',
  from: [trackerEvents, ledgerEvents, followEvents],
  indexes: [{ keys: ['owner_id', 'public', 'deleted'] }],
  search: nameFields,
  project(event) {
    const at = event.metadata.occurred_at;
    const changed = (changes: Changes<ExploreTracker>) => [change<ExploreTracker>(event.data.trackerId, changes)];
    switch (event.type) {
      case 'TrackerCreated': {
        const { trackerId, ownerId, settings } = event.data;
        return [
          put({
            _id: trackerId,
            owner_id: ownerId,
            public: false,
            deleted: false,
            recorded: ownerId === null && settings.subject === undefined,
            ...describedBy(settings.description),
            category: null,
            section: sectionOf(null),
            tags: {},
            followers: 0,
            created_at: at,
            updated_at: at,
            fresh_at: settings.subject === undefined ? at : LAST,
            last_line: null,
          }),
        ];
      }
      case 'TrackerRevised':
        return changed({ $set: describedBy(event.data.settings.description) });
      case 'TrackerPublished': {
        const { category } = event.data;
        return changed({ $set: { public: true, category, section: sectionOf(category) } });
      }
      case 'TrackerUnpublished':
        return changed({ $set: { public: false } });
      case 'TrackerTagged':
        return changed({ $set: { [`tags.${event.data.tag.id}`]: stripInvisible(event.data.tag.title) } });
      case 'TagRemoved':
        return changed({ $unset: { [`tags.${event.data.tagId}`]: '' } });
      case 'TrackerDeleted':
        return changed({ $set: { deleted: true } });
      case 'TrackerRestored':
        return changed({ $set: { deleted: false } });
      case 'TopicFollowed':
        return changed({ $inc: { followers: 1 } });
      case 'TopicUnfollowed':
        return changed({ $inc: { followers: -1 } });
      case 'StateEstablished':
        return changed(published(at, displayedLines(event.data.state)));
      case 'UpdatePublished':
        return changed(published(at, displayedLines(event.data.update)));
      default:
        return [];
    }
  },
});
