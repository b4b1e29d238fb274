import { type Changes, type DocumentWrite, type Projection, change, put } from '../../../backend/src/kernel/projection';
import type {
  CitedSource,
  ResearchEvent,
  UpdateLine,
} from '../../../backend/src/modules/research/domain/research.events';
import type { TrackerEvent } from '../../../backend/src/modules/trackers/domain/tracker.events';
import { displayTitle } from '../../trackers/trackers/display-title';
import type { ExploreTracker, ToldLine } from './explore-tracker.document';

const toldLines = (lines: readonly UpdateLine[], sources: readonly CitedSource[]): ToldLine[] =>
  lines.flatMap(({ kind, text, was, source }) => {
    const cited = sources[source - 1];
    return cited === undefined ? [] : [{ kind, text, was: was ?? null, source: { ...cited } }];
  });

export const exploreTrackers: Projection<TrackerEvent | ResearchEvent> = {
  name: 'explore-trackers',
  version: 1,
  categories: ['tracker', 'research'],
  indexes: [{ keys: ['public', 'deleted', 'told_at'] }],
  project(event): readonly DocumentWrite[] {
    const at = event.metadata.occurred_at;
    const changed = (changes: Changes) => [change(event.data.trackerId, changes)];
    switch (event.type) {
      case 'TrackerCreated': {
        const { trackerId, ownerId, settings } = event.data;
        return [
          put<ExploreTracker>({
            _id: trackerId,
            owner_id: ownerId,
            public: false,
            deleted: false,
            recorded: ownerId === null,
            description: settings.description,
            display_title: displayTitle(settings.description),
            category: null,
            created_at: at,
            told_at: null,
            lines: [],
          }),
        ];
      }
      case 'TrackerRevised': {
        const { description } = event.data.settings;
        return changed({ $set: { description, display_title: displayTitle(description) } });
      }
      case 'TrackerPublished':
        return changed({ $set: { public: true, category: event.data.category } });
      case 'TrackerUnpublished':
        return changed({ $set: { public: false } });
      case 'TrackerDeleted':
        return changed({ $set: { deleted: true } });
      case 'TrackerRestored':
        return changed({ $set: { deleted: false } });
      case 'StateEstablished':
        return changed({ $set: { told_at: at, lines: toldLines(event.data.lines, event.data.state.sources) } });
      case 'UpdatePublished':
        return changed({ $set: { told_at: at, lines: toldLines(event.data.update.lines, event.data.update.sources) } });
      default:
        return [];
    }
  },
};
