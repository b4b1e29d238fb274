import { type EventOfType, type EventOf, event, declareEvents } from '#kernel/events';

/** A named group of hosts that trackers may be limited to. */
export interface SourceSetContent {
  readonly name: string;
  readonly description: string;
  /** Bare host names, lower case, unique. */
  readonly domains: readonly string[];
}

interface OfSourceSet {
  readonly sourceSetId: string;
  readonly ownerId: string;
}

/**
 * `sourceset-{id}`: a named list of domains that its owner's trackers may be limited to, or anyone's if it is public
 * (ADR 0028).
 */
export const sourceSetEvents = declareEvents('sourceset', {
  /** A named list of domains was created. */
  SourceSetCreated: event<OfSourceSet & SourceSetContent>(),
  /** The name, description or domains of a Source Set were edited. */
  SourceSetRevised: event<OfSourceSet & SourceSetContent>(),
  /** A Source Set was published for everyone to use. */
  SourceSetPublished: event<OfSourceSet>(),
  /** A Source Set became private to its owner again. */
  SourceSetUnpublished: event<OfSourceSet>(),
  /** The Source Set was deleted. */
  SourceSetDeleted: event<OfSourceSet>(),
});

export type SourceSetEvent = EventOf<typeof sourceSetEvents>;
export type SourceSetCreated = EventOfType<typeof sourceSetEvents, 'SourceSetCreated'>;
