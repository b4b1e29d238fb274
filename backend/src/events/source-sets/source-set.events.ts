import { type EventNamed, type EventOf, event, eventsOf } from '#kernel/events';

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

export const sourceSetEvents = eventsOf('sourceset', {
  /** A named list of domains was created. */
  SourceSetCreated: event<OfSourceSet & SourceSetContent>(),
  /** Its name, description or domains were edited. */
  SourceSetRevised: event<OfSourceSet & SourceSetContent>(),
  /** Everyone may use it. */
  SourceSetPublished: event<OfSourceSet>(),
  /** It is its owner's alone again. */
  SourceSetUnpublished: event<OfSourceSet>(),
  /** The Source Set was deleted. */
  SourceSetDeleted: event<OfSourceSet>(),
});

export type SourceSetEvent = EventOf<typeof sourceSetEvents>;
export type SourceSetCreated = EventNamed<typeof sourceSetEvents, 'SourceSetCreated'>;
