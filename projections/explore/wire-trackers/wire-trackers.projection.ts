import { type LedgerEvent, ledgerEvents } from '#events/research/ledger.events';
import { type FollowEvent, followEvents } from '#events/trackers/follow.events';
import { type TrackerEvent, trackerEvents } from '#events/trackers/tracker.events';
import { type Changes, change, put, projection } from '#kernel/projection';
import { titleOfTopic } from '#projections/trackers/display-title';
import { type DisplayedLine, displayedLines } from '../published-lines';

/** The newest lines of a tracker, for the wire while it is public. */
export interface WireTracker {
  readonly _id: string;
  readonly public: boolean;
  readonly deleted: boolean;
  /** Whether it is starter content. */
  readonly recorded: boolean;
  readonly followers: number;
  readonly title: string;
  /** Time when `lines` were published; null before the first run that published. */
  readonly told_at: string | null;
  readonly lines: readonly DisplayedLine[];
}

/** Maximum number of lines, so that a busy tracker does not fill the wire. */
const MAX_LINES = 3;

const published = (at: string, lines: readonly DisplayedLine[]): Changes<WireTracker> => ({
  $set: { told_at: at, lines: lines.slice(0, MAX_LINES) },
});

export const wireTrackers = projection<TrackerEvent | LedgerEvent | FollowEvent, WireTracker>({
  name: 'wire-trackers',
  from: [trackerEvents, ledgerEvents, followEvents],
  indexes: [{ keys: ['public', 'deleted', 'recorded', 'told_at'] }],
  project(event) {
    const at = event.metadata.occurred_at;
    const changed = (changes: Changes<WireTracker>) => [change<WireTracker>(event.data.trackerId, changes)];
    switch (event.type) {
      case 'TrackerCreated': {
        const { trackerId, ownerId, settings } = event.data;
        const title = titleOfTopic(settings.description);
        const recorded = ownerId === null && settings.subject === undefined;
        return [
          put({
            _id: trackerId,
            public: false,
            deleted: false,
            recorded,
            followers: 0,
            title,
            told_at: null,
            lines: [],
          }),
        ];
      }
      case 'TrackerRevised':
        return changed({ $set: { title: titleOfTopic(event.data.settings.description) } });
      case 'TrackerPublished':
        return changed({ $set: { public: true } });
      case 'TrackerUnpublished':
        return changed({ $set: { public: false } });
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
