import { type CollectionEvent, collectionEvents } from '#events/collections/collection-tree.events';
import type { SubjectKey } from '#events/trackers/subject';
import {
  type EditorChoice,
  type Frequency,
  type KeyFact,
  type SearchEngineName,
  type TrackerSettings,
  editorChoiceOf,
} from '#events/trackers/tracker-settings';
import { type TrackerCreated, type TrackerEvent, trackerEvents } from '#events/trackers/tracker.events';
import { assertNever } from '#kernel/assert-never';
import { stripInvisible } from '#kernel/invisible-characters';
import { type Changes, change, put, projection } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { describedBy } from '../display-title';

/** A tracker's current settings. Its findings are in `tracker-states` and `updates`. */
export interface TrackerDocument {
  readonly _id: string;
  /** Null for trackers of the system. */
  readonly owner_id: string | null;
  /** Whether it is a starter tracker. */
  readonly recorded: boolean;
  /** The country or agency that it is about; null for any other tracker. */
  readonly subject: SubjectKey | null;
  readonly description: string;
  /** Derived from the description; null if the description itself is short enough. */
  readonly display_title: string | null;
  readonly frequency: Frequency;
  readonly model: SearchEngineName;
  readonly domains: readonly string[];
  /** Ids of the documents that it names. */
  readonly documents: readonly string[];
  /** Hosts that are read in addition to searching. */
  readonly sites: readonly string[];
  readonly key_facts: readonly KeyFact[];
  /** The editor, who decides what is told; `auto` leaves it to the installation's settings. */
  readonly editor: EditorChoice;
  /** Time when the key facts were last edited. */
  readonly key_facts_set_at: string;
  /** Id of its folder; null for the root. */
  readonly parent_id: string | null;
  readonly public: boolean;
  readonly email_updates: boolean;
  readonly paused: boolean;
  /** The owner's plan does not cover it, so that it does not run by schedule. */
  readonly suspended: boolean;
  /** Titles by tag id, in the order in which they were added. */
  readonly tags: Readonly<Record<string, string>>;
  /** Topics that it covers beyond its description. */
  readonly also_about: readonly string[];
  /** A page must have at least one of these words; empty if any page passes. */
  readonly include_words: readonly string[];
  /** A page must not have any of these words. */
  readonly exclude_words: readonly string[];
  readonly created_at: string;
  /** Time when its settings were last edited. */
  readonly revised_at: string;
  readonly deleted_at: string | null;
}

const settingsFields = (settings: TrackerSettings) => {
  const { description, frequency, model, domains, documents = [], sites = [], keyFacts } = settings;
  return {
    ...describedBy(description),
    frequency,
    model,
    domains: [...domains],
    documents: [...documents],
    sites: [...sites],
    key_facts: keyFacts.map((fact) => ({
      ...fact,
      name: stripInvisible(fact.name),
      description: stripInvisible(fact.description),
    })),
    editor: editorChoiceOf(settings),
  };
};

/** A tracker as it is right after its creation. */
export const createdTracker = (
  { trackerId, ownerId, settings }: TrackerCreated['data'],
  at: string,
): TrackerDocument => ({
  _id: trackerId,
  owner_id: ownerId,
  recorded: ownerId === null && settings.subject === undefined,
  subject: settings.subject ?? null,
  ...settingsFields(settings),
  key_facts_set_at: at,
  parent_id: null,
  public: false,
  email_updates: true,
  paused: false,
  suspended: false,
  tags: {},
  also_about: [],
  include_words: [],
  exclude_words: [],
  created_at: at,
  revised_at: at,
  deleted_at: null,
});

type TreeEvent = Recorded<CollectionEvent>;
type OfTracker = Recorded<TrackerEvent | Extract<CollectionEvent, { readonly data: { readonly trackerId: string } }>>;

const isAboutTracker = (event: TreeEvent | Recorded<TrackerEvent>): event is OfTracker => 'trackerId' in event.data;

export const trackers = projection<TrackerEvent | CollectionEvent, TrackerDocument>({
  name: 'trackers',
  from: [trackerEvents, collectionEvents],
  owner: 'owner_id',
  indexes: [
    { keys: ['created_at'] },
    { keys: ['owner_id', 'created_at'] },
    { keys: ['owner_id', 'deleted_at', 'parent_id', 'created_at'] },
    { keys: ['recorded', 'deleted_at', 'paused', 'frequency'] },
  ],
  project(event) {
    const at = event.metadata.occurred_at;
    if (!isAboutTracker(event)) return [];
    const changed = (changes: Changes<TrackerDocument>) => [change<TrackerDocument>(event.data.trackerId, changes)];
    switch (event.type) {
      case 'TrackerCreated':
        return [put(createdTracker(event.data, at))];
      case 'TrackerRevised':
        return changed({
          $set: {
            ...settingsFields(event.data.settings),
            ...(event.data.changed.includes('keyFacts') ? { key_facts_set_at: at } : {}),
            revised_at: at,
          },
        });
      case 'TrackerPublished':
        return changed({ $set: { public: true } });
      case 'TrackerUnpublished':
        return changed({ $set: { public: false } });
      case 'TrackerTagged':
        return changed({ $set: { [`tags.${event.data.tag.id}`]: stripInvisible(event.data.tag.title) } });
      case 'TagRemoved':
        return changed({ $unset: { [`tags.${event.data.tagId}`]: '' } });
      case 'TopicAdded':
        return changed({ $push: { also_about: event.data.phrase } });
      case 'TopicRemoved':
        return changed({ $pull: { also_about: event.data.phrase } });
      case 'WordsSet':
        return changed({
          $set: { include_words: [...event.data.include], exclude_words: [...event.data.exclude] },
        });
      case 'EmailUpdatesTurnedOn':
        return changed({ $set: { email_updates: true } });
      case 'EmailUpdatesTurnedOff':
        return changed({ $set: { email_updates: false } });
      case 'TrackerPaused':
        return changed({ $set: { paused: true } });
      case 'TrackerResumed':
        return changed({ $set: { paused: false } });
      case 'TrackerSuspended':
        return changed({ $set: { suspended: true } });
      case 'TrackerReinstated':
        return changed({ $set: { suspended: false } });
      case 'TrackerPlaced':
      case 'TrackerMoved':
      case 'TrackerReturned':
        return changed({ $set: { parent_id: event.data.parentId } });
      case 'TrackerRemoved':
        return [];
      case 'TrackerDeleted':
        return changed({ $set: { deleted_at: at } });
      case 'TrackerRestored':
        return changed({ $set: { deleted_at: null, suspended: false } });
      default:
        return assertNever(event);
    }
  },
});
