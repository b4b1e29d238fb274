import { Module } from '@nestjs/common';
import { erasing, processing } from '#platform/processes/contributions';
import { decide } from '#platform/processes/process';
import { projecting } from '#platform/projection-runner/contributions';
import { collections } from '#projections/collections/collections/collections.projection';
import { CreateCollectionEndpoint, CreateCollectionHandler } from './commands/create-collection.command';
import { MoveCollectionEndpoint, MoveCollectionHandler } from './commands/move-collection.command';
import { MoveTrackerEndpoint, MoveTrackerHandler } from './commands/move-tracker.command';
import { RenameCollectionEndpoint, RenameCollectionHandler } from './commands/rename-collection.command';
import { collectionTreeDecider } from './domain/collection-tree.decider';
import { newTrackersArePlaced } from './processes/new-trackers.process';
import { GetCollectionEndpoint } from './queries/collection/collection.endpoint';
import { GetCollectionHandler } from './queries/collection/collection.query';
import { GetCollectionTreeEndpoint } from './queries/collection-tree/collection-tree.endpoint';
import { GetCollectionTreeHandler } from './queries/collection-tree/collection-tree.query';

@Module({
  controllers: [
    CreateCollectionEndpoint,
    RenameCollectionEndpoint,
    MoveCollectionEndpoint,
    MoveTrackerEndpoint,
    GetCollectionEndpoint,
    GetCollectionTreeEndpoint,
  ],
  providers: [
    CreateCollectionHandler,
    RenameCollectionHandler,
    MoveCollectionHandler,
    MoveTrackerHandler,
    GetCollectionHandler,
    GetCollectionTreeHandler,
    projecting(collections),
    processing(() => newTrackersArePlaced),
    erasing((ownerId) => [decide(collectionTreeDecider, ownerId, { type: 'DeleteTree', ownerId })]),
  ],
})
export class CollectionsModule {}
