import type { Position, ResolvedEvent } from '@eventstore/db-client';
import type { EventMetadata, Recorded } from '#kernel/recorded-event';
import { LogUnusable } from './server-errors';

/** The server's own events and links, which begin with a dollar sign, are no part of the product's log. */
export const isOfProduct = ({ event }: ResolvedEvent): boolean =>
  event !== undefined && !event.type.startsWith('$') && !event.streamId.startsWith('$');

/** A commit position is a byte offset; the product's positions are safe integers. */
export const positionOf = (position: Position | undefined): number => {
  if (position === undefined) {
    throw new LogUnusable(
      'The server tells no position of an event in its stream: EventStoreDB 22.6 or newer is needed.',
    );
  }
  const commit = Number(position.commit);
  if (!Number.isSafeInteger(commit)) {
    throw new LogUnusable(
      `The log's position ${position.commit} is past 2^53 - 1, the largest that can be told apart here.`,
    );
  }
  return commit;
};

/** The position given for a stream's event, undefined where an older server gives its 'unknown', the largest number. */
const UNKNOWN_POSITION = 0xffff_ffff_ffff_ffffn;
export const knownPosition = (position: Position | undefined): Position | undefined =>
  position?.commit === UNKNOWN_POSITION ? undefined : position;

export const recordedEvent = ({ event }: ResolvedEvent): Recorded => {
  if (event === undefined) throw new LogUnusable('The server sent a link whose event is gone.');
  const metadata: unknown = event.metadata;
  return {
    type: event.type,
    data: event.data as object,
    id: event.id,
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(knownPosition(event.position)),
    metadata: metadata as EventMetadata,
  };
};
