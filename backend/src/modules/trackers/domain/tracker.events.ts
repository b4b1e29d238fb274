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
  /** Null for the product's own recorded trackers, which count as nobody's. */
  readonly ownerId: string | null;
}

export const trackerEvents = eventsOf('tracker', {
  TrackerCreated: event<OfOwner & { readonly settings: TrackerSettings; readonly parentId: string | null }>(),
  /** All settings as they stand after the edit, and which of them it changed. */
  TrackerRevised: event<
    OfOwner & { readonly settings: TrackerSettings; readonly changed: readonly (keyof TrackerSettings)[] }
  >(),
  /** Anyone may see it. `category` is where Explore lists it; null where nobody chose one. */
  TrackerPublished: event<OfOwner & { readonly category: string | null }>(),
  TrackerUnpublished: event<OfOwner>(),
  TrackerTagged: event<OfOwner & { readonly tag: Tag }>(),
  TagRemoved: event<OfOwner & { readonly tagId: string }>(),
  EmailUpdatesTurnedOn: event<OfOwner>(),
  EmailUpdatesTurnedOff: event<OfOwner>(),
  TrackerPaused: event<OfOwner>(),
  TrackerResumed: event<OfOwner>(),
  TrackerDeleted: event<
    OfOwner & {
      readonly frequency: Frequency;
      /** ISO 8601 UTC. */
      readonly restorableUntil: string;
    }
  >(),
  TrackerRestored: event<OfOwner>(),
});

export type TrackerEvent = EventOf<typeof trackerEvents>;
export type TrackerCreated = EventNamed<typeof trackerEvents, 'TrackerCreated'>;
export type TrackerRevised = EventNamed<typeof trackerEvents, 'TrackerRevised'>;
export type TrackerPublished = EventNamed<typeof trackerEvents, 'TrackerPublished'>;
export type TrackerDeleted = EventNamed<typeof trackerEvents, 'TrackerDeleted'>;
