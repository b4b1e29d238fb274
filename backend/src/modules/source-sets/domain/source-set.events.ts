import type { DomainEvent } from '../../../kernel/decider';
import type { EventSchema } from '../../../kernel/event-schema';

/** A named group of hosts that trackers may be limited to. */
export interface SourceSetContent {
  readonly name: string;
  readonly description: string;
  /** Bare host names, lower case, each once. */
  readonly domains: readonly string[];
}

interface OfSourceSet {
  readonly sourceSetId: string;
  readonly ownerId: string;
}

export type SourceSetCreated = DomainEvent<'SourceSetCreated', OfSourceSet & SourceSetContent>;
export type SourceSetRevised = DomainEvent<'SourceSetRevised', OfSourceSet & SourceSetContent>;
export type SourceSetDeleted = DomainEvent<'SourceSetDeleted', OfSourceSet>;

export type SourceSetEvent = SourceSetCreated | SourceSetRevised | SourceSetDeleted;

export const sourceSetStream = (sourceSetId: string): string => `sourceset-${sourceSetId}`;

export const sourceSetEventSchemas: readonly EventSchema[] = [
  { type: 'SourceSetCreated', version: 1 },
  { type: 'SourceSetRevised', version: 1 },
  { type: 'SourceSetDeleted', version: 1 },
];
