import type { DomainEvent } from '../../../kernel/decider';
import type { EventSchema } from '../../../kernel/event-schema';
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

export type TrackerCreated = DomainEvent<
  'TrackerCreated',
  OfOwner & { readonly settings: TrackerSettings; readonly parentId: string | null }
>;

/** All settings as they stand after the edit, and which of them it changed. */
export type TrackerRevised = DomainEvent<
  'TrackerRevised',
  OfOwner & { readonly settings: TrackerSettings; readonly changed: readonly (keyof TrackerSettings)[] }
>;

/** Anyone may see it. `category` is where Explore lists it; null where nobody chose one. */
export type TrackerPublished = DomainEvent<'TrackerPublished', OfOwner & { readonly category: string | null }>;
export type TrackerUnpublished = DomainEvent<'TrackerUnpublished', OfOwner>;

export type TrackerTagged = DomainEvent<'TrackerTagged', OfOwner & { readonly tag: Tag }>;
export type TagRemoved = DomainEvent<'TagRemoved', OfOwner & { readonly tagId: string }>;

export type EmailUpdatesTurnedOn = DomainEvent<'EmailUpdatesTurnedOn', OfOwner>;
export type EmailUpdatesTurnedOff = DomainEvent<'EmailUpdatesTurnedOff', OfOwner>;

export type TrackerPaused = DomainEvent<'TrackerPaused', OfOwner>;
export type TrackerResumed = DomainEvent<'TrackerResumed', OfOwner>;

export type TrackerDeleted = DomainEvent<
  'TrackerDeleted',
  OfOwner & {
    readonly frequency: Frequency;
    /** ISO 8601 UTC. */
    readonly restorableUntil: string;
  }
>;
export type TrackerRestored = DomainEvent<'TrackerRestored', OfOwner>;

export type TrackerEvent =
  | TrackerCreated
  | TrackerRevised
  | TrackerPublished
  | TrackerUnpublished
  | TrackerTagged
  | TagRemoved
  | EmailUpdatesTurnedOn
  | EmailUpdatesTurnedOff
  | TrackerPaused
  | TrackerResumed
  | TrackerDeleted
  | TrackerRestored;

export const trackerStream = (trackerId: string): string => `tracker-${trackerId}`;

const TYPES: readonly TrackerEvent['type'][] = [
  'TrackerCreated',
  'TrackerRevised',
  'TrackerPublished',
  'TrackerUnpublished',
  'TrackerTagged',
  'TagRemoved',
  'EmailUpdatesTurnedOn',
  'EmailUpdatesTurnedOff',
  'TrackerPaused',
  'TrackerResumed',
  'TrackerDeleted',
  'TrackerRestored',
];

export const trackerEventSchemas: readonly EventSchema[] = TYPES.map((type) => ({ type, version: 1 }));
