import { readPositions } from '#projections/update-feed/read-positions/read-positions.projection';
import { area } from '#platform/area/area';
import { MarkRead } from './commands/mark-read.route';
import { GetFeed } from './queries/updates.query';
import { GetReadPosition } from './queries/read-position.query';
import { readPositionEvents } from '#events/update-feed/read-position.events';

/** The updates of all trackers of a user in one list, and how far they have read. */
export const updateFeedArea = area('update-feed', {
  events: [readPositionEvents],
  readModels: [readPositions],
  routes: { GetFeed, GetReadPosition, MarkRead },
});
