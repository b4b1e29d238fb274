import { Module } from '@nestjs/common';
import { sourceSets } from '../../../../projections/source-sets/source-sets/source-sets.projection';
import { projecting } from '../../platform/projection-runner/contributions';
import { DeleteSourceSetEndpoint } from './commands/delete-source-set/delete-source-set.endpoint';
import { DeleteSourceSetHandler } from './commands/delete-source-set/delete-source-set.handler';
import { SaveSourceSetEndpoint } from './commands/save-source-set/save-source-set.endpoint';
import { SaveSourceSetHandler } from './commands/save-source-set/save-source-set.handler';
import { GetSourceSetsEndpoint } from './queries/source-sets/source-sets.endpoint';
import { GetSourceSetsHandler } from './queries/source-sets/source-sets.handler';

@Module({
  controllers: [SaveSourceSetEndpoint, DeleteSourceSetEndpoint, GetSourceSetsEndpoint],
  providers: [SaveSourceSetHandler, DeleteSourceSetHandler, GetSourceSetsHandler, projecting(sourceSets)],
})
export class SourceSetsModule {}
