import type { DomainEvent } from '#kernel/events';
import type { Document, Projection, ReadModel } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { categoryOf } from '#kernel/stream-name';
import { byDocument, foldWrites } from '#platform/read-store/fold-writes';

/** The documents of a read model after these events alone, which are in log order. */
export const projectEvents = <Event extends DomainEvent, D extends Document>(
  model: Projection<Event, D> & ReadModel<D>,
  events: readonly Recorded[],
): readonly D[] => {
  const isFollowed = (event: Recorded): event is Recorded<Event> => model.categories.includes(categoryOf(event.stream));
  const writes = events
    .filter(isFollowed)
    .flatMap((event) => model.project(event).map((write) => ({ position: event.position, write })));
  return [...byDocument(writes)].flatMap(([, ofDocument]) => {
    const document = foldWrites(undefined, ofDocument)?.document ?? null;
    return document === null ? [] : [document as D];
  });
};
