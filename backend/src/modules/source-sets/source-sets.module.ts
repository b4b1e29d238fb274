import { sourceSetEvents } from '#events/source-sets/source-set.events';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { sendStep } from '#platform/processes/process';
import { READ_STORE } from '#platform/read-store/read-store';
import { sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';
import { sourceSetsResource } from './administration/source-sets.resource';
import { DeleteSourceSet } from './commands/delete-source-set.route';
import {
  DeleteSourceSetsOfOwner,
  DeleteSourceSetsOfOwnerHandler,
} from './commands/delete-source-sets-of-owner/delete-source-sets-of-owner.command';
import { ExtendSourceSetHandler } from './commands/extend-source-set.command';
import { SaveSourceSetHandler } from './commands/save-source-set/save-source-set.command';
import { SaveSourceSetRoute } from './commands/save-source-set/save-source-set.route';
import { GetSourceSets } from './queries/source-sets/source-sets.query';

export const sourceSetsArea = area('source-sets', {
  events: [sourceSetEvents],
  readModels: [sourceSets],
  routes: { DeleteSourceSet, GetSourceSets, SaveSourceSet: SaveSourceSetRoute },
  erasure: (ownerId) => [sendStep(DeleteSourceSetsOfOwner, { ownerId })],
  providers: [
    SaveSourceSetHandler,
    ExtendSourceSetHandler,
    DeleteSourceSetsOfOwnerHandler,
    provideResource(sourceSetsResource, READ_STORE),
  ],
});
