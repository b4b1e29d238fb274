import { type EventNamed, type EventOf, event, eventsOf } from '#kernel/events';
import type { Frequency, TrackerSettings } from './tracker-settings';

export interface Tag {
  /** One per title and owner, so that a tag is the same on all trackers of its owner. */
  readonly id: string;
  readonly title: string;
}

interface OfTracker {
  readonly trackerId: string;
}

interface OfOwner extends OfTracker {
  /** Null for the product's own recorded trackers, which have no owner. */
  readonly ownerId: string | null;
}

export const trackerEvents = eventsOf('tracker', {
  /** A tracker was created. Without an owner it is the product's own recorded content. */
  TrackerCreated: event<OfOwner & { readonly settings: TrackerSettings; readonly parentId: string | null }>(),
  /** Topic, frequency, model, domains or key facts were edited. Holds all settings after the edit. */
  TrackerRevised: event<
    OfOwner & { readonly settings: TrackerSettings; readonly changed: readonly (keyof TrackerSettings)[] }
  >(),
  /** Anyone may see it. `category` is where Explore lists it, null if none was chosen. */
  TrackerPublished: event<OfOwner & { readonly category: string | null }>(),
  /** Only its owner may see it again. */
  TrackerUnpublished: event<OfOwner>(),
  /** It was given a tag. */
  TrackerTagged: event<OfOwner & { readonly tag: Tag }>(),
  /** It lost a tag. */
  TagRemoved: event<OfOwner & { readonly tagId: string }>(),
  /** Its owner wants its updates by mail. */
  EmailUpdatesTurnedOn: event<OfOwner>(),
  /** Its owner wants no mail about it. */
  EmailUpdatesTurnedOff: event<OfOwner>(),
  /** Its scheduled runs stopped. */
  TrackerPaused: event<OfOwner>(),
  /** Its scheduled runs started again. */
  TrackerResumed: event<OfOwner>(),
  /** It was deleted and can be restored until `restorableUntil`. */
  TrackerDeleted: event<
    OfOwner & {
      readonly frequency: Frequency;
      /** ISO 8601 UTC. */
      readonly restorableUntil: string;
    }
  >(),
  /** It was restored. */
  TrackerRestored: event<OfOwner>(),
});

export type TrackerEvent = EventOf<typeof trackerEvents>;
export type TrackerCreated = EventNamed<typeof trackerEvents, 'TrackerCreated'>;
export type TrackerRevised = EventNamed<typeof trackerEvents, 'TrackerRevised'>;
export type TrackerPublished = EventNamed<typeof trackerEvents, 'TrackerPublished'>;
export type TrackerDeleted = EventNamed<typeof trackerEvents, 'TrackerDeleted'>;
