import { NewestUpdates, SourceLinks } from '#modules/research/published';
import { Module } from '@nestjs/common';
import { projecting } from '#platform/projection-runner/contributions';
import { readPositions } from '#projections/update-feed/read-positions/read-positions.projection';
import { MarkReadEndpoint, MarkReadHandler } from './commands/mark-read.command';
import { GetFeed } from './queries/updates.query';
import { GetReadPosition } from './queries/read-position.query';

/** The updates of all trackers of a user in one list, and how far they have read. */
@Module({
  controllers: [GetFeed.endpoint, GetReadPosition.endpoint, MarkReadEndpoint],
  providers: [
    GetReadPosition.handler,
    SourceLinks,
    NewestUpdates,
    GetFeed.handler,
    MarkReadHandler,
    projecting(readPositions),
  ],
})
export class UpdateFeedModule {}
