import { Module } from '@nestjs/common';
import { erasing } from '#platform/processes/contributions';
import { send } from '#platform/processes/process';
import { projecting } from '#platform/projection-runner/contributions';
import { sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';
import { DeleteSourceSetEndpoint, DeleteSourceSetHandler } from './commands/delete-source-set.command';
import {
  DeleteSourceSetsOfOwner,
  DeleteSourceSetsOfOwnerHandler,
} from './commands/delete-source-sets-of-owner/delete-source-sets-of-owner.command';
import { SaveSourceSetHandler } from './commands/save-source-set/save-source-set.command';
import { SaveSourceSetEndpoint } from './commands/save-source-set/save-source-set.endpoint';
import { GetSourceSetsEndpoint } from './queries/source-sets/source-sets.endpoint';
import { GetSourceSetsHandler } from './queries/source-sets/source-sets.query';

@Module({
  controllers: [SaveSourceSetEndpoint, DeleteSourceSetEndpoint, GetSourceSetsEndpoint],
  providers: [
    SaveSourceSetHandler,
    DeleteSourceSetHandler,
    DeleteSourceSetsOfOwnerHandler,
    GetSourceSetsHandler,
    projecting(sourceSets),
    erasing((ownerId) => [send(DeleteSourceSetsOfOwner, { ownerId })]),
  ],
})
export class SourceSetsModule {}
