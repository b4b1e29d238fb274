import { readPositionEvents } from '#events/update-feed/read-position.events';
import { area } from '#platform/area/area';
import { readPositions } from '#projections/update-feed/read-positions/read-positions.projection';
import { MarkRead } from './commands/mark-read.route';
import { GetReadPosition } from './queries/read-position.query';
import { GetFeed } from './queries/updates.query';

/** The updates of all trackers of a user in one list, and how far they have read. */
export const updateFeedArea = area('update-feed', {
  events: [readPositionEvents],
  readModels: [readPositions],
  routes: { GetFeed, GetReadPosition, MarkRead },
});
