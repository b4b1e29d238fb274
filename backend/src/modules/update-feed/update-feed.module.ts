import { NewestUpdates, SourceLinks } from '#modules/research/published';
import { Module } from '@nestjs/common';
import { projecting } from '#platform/projection-runner/contributions';
import { readPositions } from '#projections/update-feed/read-positions/read-positions.projection';
import { MarkReadEndpoint, MarkReadHandler } from './commands/mark-read.command';
import { GetReadPositionEndpoint } from './queries/read-position.endpoint';
import { GetFeedEndpoint } from './queries/updates.endpoint';
import { GetFeedHandler } from './queries/updates.query';

/** The updates of all trackers of a user in one list, and how far they have read. */
@Module({
  controllers: [GetFeedEndpoint, GetReadPositionEndpoint, MarkReadEndpoint],
  providers: [SourceLinks, NewestUpdates, GetFeedHandler, MarkReadHandler, projecting(readPositions)],
})
export class UpdateFeedModule {}
