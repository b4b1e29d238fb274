import {
  type CitedSource,
  type LineKind,
  type LedgerEvent,
  type UpdateLine,
  ledgerEvents,
} from '#modules/research/domain/ledger.events';
import { type Changes, change, put, projection } from '#kernel/projection';
import { type TrackerEvent, trackerEvents } from '#modules/trackers/domain/tracker.events';
import { displayTitle } from '#modules/trackers/domain/display-title';
import { type Section, sectionOf } from './section';

export interface ToldLine {
  readonly kind: LineKind;
  readonly text: string;
  /** The earlier value or claim; null on a new line. */
  readonly was: string | null;
  readonly source: CitedSource;
}

/** The data of a tracker for Explore and the wire, while it is public. */
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
  readonly section: Section;
  readonly created_at: string;
  /** When `lines` were published; null before the first run that published. */
  readonly told_at: string | null;
  /** `told_at`, or `created_at` if nothing was published yet. */
  readonly updated_at: string;
  readonly lines: readonly ToldLine[];
}

const toldLines = (lines: readonly UpdateLine[], sources: readonly CitedSource[]): ToldLine[] =>
  lines.flatMap(({ kind, text, was, source }) => {
    const cited = sources[source - 1];
    return cited === undefined ? [] : [{ kind, text, was: was ?? null, source: { ...cited } }];
  });

const told = (at: string, lines: readonly ToldLine[]): Changes<ExploreTracker> => ({
  $set: { told_at: at, updated_at: at, lines },
});

export const exploreTrackers = projection<TrackerEvent | LedgerEvent, ExploreTracker>({
  name: 'explore-trackers',
  from: [trackerEvents, ledgerEvents],
  indexes: [{ keys: ['public', 'deleted', 'told_at'] }, { keys: ['section', 'public', 'deleted', 'updated_at'] }],
  search: {
    title: 'display_title',
    text: 'description',
    facet: 'section',
    freshness: 'updated_at',
    where: { public: true, deleted: false },
  },
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
            recorded: ownerId === null,
            description: settings.description,
            display_title: displayTitle(settings.description),
            category: null,
            section: sectionOf(null),
            created_at: at,
            told_at: null,
            updated_at: at,
            lines: [],
          }),
        ];
      }
      case 'TrackerRevised': {
        const { description } = event.data.settings;
        return changed({ $set: { description, display_title: displayTitle(description) } });
      }
      case 'TrackerPublished': {
        const { category } = event.data;
        return changed({ $set: { public: true, category, section: sectionOf(category) } });
      }
      case 'TrackerUnpublished':
        return changed({ $set: { public: false } });
      case 'TrackerDeleted':
        return changed({ $set: { deleted: true } });
      case 'TrackerRestored':
        return changed({ $set: { deleted: false } });
      case 'StateEstablished':
        return changed(told(at, toldLines(event.data.lines, event.data.state.sources)));
      case 'UpdatePublished':
        return changed(told(at, toldLines(event.data.update.lines, event.data.update.sources)));
      default:
        return [];
    }
  },
});
