import type { Position, ResolvedEvent } from '@eventstore/db-client';
import type { Recorded } from '#kernel/recorded-event';
import { eventOf } from '../damaged';
import type { Unreadable } from '../event-store';
import { LogUnusable } from './server-errors';

/** Excludes system events and links, whose types begin with a dollar sign. */
export const isProductEvent = ({ event }: ResolvedEvent): boolean =>
  event !== undefined && !event.type.startsWith('$') && !event.streamId.startsWith('$');

/** A commit position is a byte offset; ours are safe integers. */
export const positionOf = (position: Position | undefined): number => {
  if (position === undefined) {
    throw new LogUnusable('The server does not send event positions: EventStoreDB 22.6 or newer is needed.');
  }
  const commit = Number(position.commit);
  if (!Number.isSafeInteger(commit)) {
    throw new LogUnusable(`The log's position ${position.commit} exceeds 2^53 - 1, the largest supported.`);
  }
  return commit;
};

/** Older servers send this maximum value instead of a position. */
const UNKNOWN_POSITION = 0xffff_ffff_ffff_ffffn;
export const knownPosition = (position: Position | undefined): Position | undefined =>
  position?.commit === UNKNOWN_POSITION ? undefined : position;

/** The client library gives text or bytes where it finds no JSON. */
export const recordedEvent = ({ event }: ResolvedEvent): Recorded | Unreadable => {
  if (event === undefined) throw new LogUnusable('The server sent a link to a deleted event.');
  const { type, id, streamId: stream, data, metadata } = event;
  const [revision, position] = [Number(event.revision), positionOf(knownPosition(event.position))];
  return eventOf({ type, id, stream, revision, position }, { data, metadata });
};
