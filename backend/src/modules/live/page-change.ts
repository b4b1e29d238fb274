import { collectionEvents } from '#events/collections/collection-tree.events';
import { ledgerEvents } from '#events/research/ledger.events';
import { runEvents } from '#events/research/run.events';
import { followEvents } from '#events/trackers/follow.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import type { EventOf } from '#kernel/events';
import type { Recorded } from '#kernel/recorded-event';
import { categoryOf } from '#kernel/stream-name';

export const CHANGE_KINDS = ['run', 'update', 'tracker', 'collection', 'follow'] as const;

/** What an open page may have to load again. */
export interface PageChange {
  /** Position of the event in the log, and the category of its stream. */
  readonly position: number;
  readonly category: string;
  readonly kind: (typeof CHANGE_KINDS)[number];
  /** Id of the run, update, tracker or folder, or of the followed tracker. The root folder is `root`. */
  readonly id: string;
  /** Whose pages: one user's, or those of a tracker's owner and followers. */
  readonly of: { readonly userId: string } | { readonly trackerId: string };
}

const FOLLOWED = [trackerEvents, followEvents, collectionEvents, runEvents, ledgerEvents];
export const CHANGE_CATEGORIES: readonly string[] = FOLLOWED.map(({ category }) => category);

type Followed = Recorded<EventOf<(typeof FOLLOWED)[number]>>;

const TYPES: ReadonlySet<string> = new Set(FOLLOWED.flatMap(({ schemas }) => schemas.map(({ type }) => type)));
const isFollowed = (event: Recorded): event is Followed => TYPES.has(event.type);

/** What happened, by kind and id, and whom it concerns; null if no page shows it. */
const changeShownBy = (event: Followed): Pick<PageChange, 'kind' | 'id' | 'of'> | null => {
  switch (event.type) {
    case 'RunRequested':
    case 'RunStarted':
    case 'RunEnded':
    case 'RunFailed':
      return { kind: 'run', id: event.data.runId, of: event.data };
    case 'UpdatePublished':
      return { kind: 'update', id: event.data.updateId, of: event.data };
    case 'StateEstablished':
    case 'OverviewRecomposed':
      return { kind: 'tracker', id: event.data.trackerId, of: event.data };
    case 'TopicFollowed':
    case 'TopicUnfollowed':
      return { kind: 'follow', id: event.data.trackerId, of: { userId: event.data.userId } };
    case 'CollectionCreated':
    case 'CollectionRenamed':
    case 'CollectionMoved':
    case 'CollectionPublished':
    case 'CollectionUnpublished':
    case 'CollectionDeleted':
    case 'CollectionRestored':
    case 'EmailsCombined':
    case 'EmailsSeparated':
      return { kind: 'collection', id: event.data.collectionId ?? ROOT, of: { userId: event.data.ownerId } };
    case 'TrackerPlaced':
    case 'TrackerMoved':
    case 'TrackerReturned':
      return { kind: 'collection', id: event.data.parentId ?? ROOT, of: { userId: event.data.ownerId } };
    case 'TrackerCreated':
    case 'TrackerRevised':
    case 'TrackerPublished':
    case 'TrackerUnpublished':
    case 'TrackerTagged':
    case 'TagRemoved':
    case 'TopicAdded':
    case 'TopicRemoved':
    case 'WordsSet':
    case 'EmailUpdatesTurnedOn':
    case 'EmailUpdatesTurnedOff':
    case 'TrackerPaused':
    case 'TrackerResumed':
    case 'TrackerSuspended':
    case 'TrackerReinstated':
    case 'TrackerDeleted':
    case 'TrackerRestored':
      return { kind: 'tracker', id: event.data.trackerId, of: event.data };
    default:
      return null;
  }
};

const ROOT = 'root';

/** What events mean for open pages. */
export const pageChangesIn = (events: readonly Recorded[]): readonly PageChange[] =>
  events.flatMap((event) => {
    const news = isFollowed(event) ? changeShownBy(event) : null;
    return news === null ? [] : [{ ...news, position: event.position, category: categoryOf(event.stream) }];
  });
