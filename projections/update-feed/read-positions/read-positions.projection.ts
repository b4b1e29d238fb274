import { type ReadPositionEvent, readPositionEvents } from '#events/update-feed/read-position.events';
import { put } from '#kernel/projection';
import { projectionOfUser } from '#projections/projection-of-user';

/** How far a user has read their feed. `_id` is the user's id. */
export interface ReadPositionDocument {
  readonly _id: string;
  /** ISO 8601 UTC. */
  readonly up_to: string;
}

export const readPositions = projectionOfUser<ReadPositionEvent, ReadPositionDocument>({
  name: 'read-positions',
  from: [readPositionEvents],
  project: ({ data: { userId, upTo } }) => [put({ _id: userId, up_to: upTo })],
});
