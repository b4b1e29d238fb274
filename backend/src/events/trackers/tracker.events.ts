import { type EventOfType, type EventOf, event, declareEvents } from '#kernel/events';
import type { Frequency, TrackerSettings } from './tracker-settings';
import type { WordFilter } from './word-filter';

export interface Tag {
  /** The same for one title and owner, so that a tag is the same on all of its owner's trackers. */
  readonly id: string;
  readonly title: string;
}

interface OfTracker {
  readonly trackerId: string;
}

interface OfOwner extends OfTracker {
  /** Null for trackers of the system: starter trackers, and those of countries and agencies. */
  readonly ownerId: string | null;
}

/** `tracker-{id}`: a tracker's settings. */
export const trackerEvents = declareEvents('tracker', {
  /** A tracker was created. One without an owner is about a country or an agency, or is a starter tracker. */
  TrackerCreated: event<OfOwner & { readonly settings: TrackerSettings; readonly parentId: string | null }>(),
  /** Topic, frequency, model, domains, documents, key facts or editor were edited. Contains all settings after the edit. */
  TrackerRevised: event<
    OfOwner & { readonly settings: TrackerSettings; readonly changed: readonly (keyof TrackerSettings)[] }
  >(),
  /** The tracker became visible to everyone. `category` is where Explore lists it, null if none was chosen. */
  TrackerPublished: event<OfOwner & { readonly category: string | null }>(),
  /** The tracker became private again. */
  TrackerUnpublished: event<OfOwner>(),
  /** A tag was added. */
  TrackerTagged: event<OfOwner & { readonly tag: Tag }>(),
  /** A tag was removed. */
  TagRemoved: event<OfOwner & { readonly tagId: string }>(),
  /** The owner said that pages about this phrase belong to the topic too. */
  TopicAdded: event<OfOwner & { readonly phrase: string }>(),
  /** The owner took a phrase back. */
  TopicRemoved: event<OfOwner & { readonly phrase: string }>(),
  /** The owner set which words a page must have to be read, and which it must not have. */
  WordsSet: event<OfOwner & WordFilter>(),
  /** The owner turned update mails on. */
  EmailUpdatesTurnedOn: event<OfOwner>(),
  /** The owner turned update mails off. */
  EmailUpdatesTurnedOff: event<OfOwner>(),
  /** Scheduled runs were paused. */
  TrackerPaused: event<OfOwner>(),
  /** Scheduled runs were resumed. */
  TrackerResumed: event<OfOwner>(),
  /** The owner's plan no longer covers the tracker: scheduled runs stop, and nothing is lost. */
  TrackerSuspended: event<OfOwner>(),
  /** The owner's plan covers the tracker again. */
  TrackerReinstated: event<OfOwner>(),
  /** The tracker was deleted and can be restored until `restorableUntil`. */
  TrackerDeleted: event<
    OfOwner & {
      readonly frequency: Frequency;
      /** ISO 8601 UTC. */
      readonly restorableUntil: string;
    }
  >(),
  /** The tracker was restored. */
  TrackerRestored: event<OfOwner>(),
});

export type TrackerEvent = EventOf<typeof trackerEvents>;
export type TrackerCreated = EventOfType<typeof trackerEvents, 'TrackerCreated'>;
export type TrackerRevised = EventOfType<typeof trackerEvents, 'TrackerRevised'>;
export type TrackerPublished = EventOfType<typeof trackerEvents, 'TrackerPublished'>;
export type TrackerDeleted = EventOfType<typeof trackerEvents, 'TrackerDeleted'>;
