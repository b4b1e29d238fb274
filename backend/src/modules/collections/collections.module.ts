import { feeding } from '#modules/feeds/published';
import { SourceLinks, UpdateItems } from '#modules/research/published';
import { Module } from '@nestjs/common';
import { erasing, processing } from '#platform/processes/contributions';
import { decide } from '#platform/processes/process';
import { projecting } from '#platform/projection-runner/contributions';
import { collectionRoots } from '#projections/collections/collection-roots/collection-roots.projection';
import { collections } from '#projections/collections/collections/collections.projection';
import { CreateCollectionEndpoint, CreateCollectionHandler } from './commands/create-collection.command';
import { DeleteCollectionEndpoint, DeleteCollectionHandler } from './commands/delete-collection.command';
import { MoveCollectionEndpoint, MoveCollectionHandler } from './commands/move-collection.command';
import { MoveTrackerEndpoint, MoveTrackerHandler } from './commands/move-tracker.command';
import { RenameCollectionEndpoint, RenameCollectionHandler } from './commands/rename-collection.command';
import { RestoreCollectionHandler } from './commands/restore-collection.command';
import { RestoreEndpoint } from './commands/restore.endpoint';
import { ShareCollectionEndpoint, ShareCollectionHandler } from './commands/share-collection.command';
import { ToggleCollectEndpoint, ToggleCollectHandler } from './commands/toggle-collect.command';
import { collectionTreeDecider } from './domain/collection-tree.decider';
import { foldersFollowTrackers, trackersFollowFolders } from './processes/folder-trackers.process';
import { GetCollectionEndpoint } from './queries/collection/collection.endpoint';
import { GetCollectionHandler } from './queries/collection/collection.query';
import { DeskFeed } from './queries/feed/desk-feed';
import { FolderFeed } from './queries/feed/folder-feed';
import { GetCollectionTreeEndpoint } from './queries/collection-tree/collection-tree.endpoint';
import { GetCollectionTreeHandler } from './queries/collection-tree/collection-tree.query';

@Module({
  controllers: [
    CreateCollectionEndpoint,
    RenameCollectionEndpoint,
    MoveCollectionEndpoint,
    MoveTrackerEndpoint,
    ShareCollectionEndpoint,
    ToggleCollectEndpoint,
    DeleteCollectionEndpoint,
    RestoreEndpoint,
    GetCollectionEndpoint,
    GetCollectionTreeEndpoint,
  ],
  providers: [
    CreateCollectionHandler,
    RenameCollectionHandler,
    MoveCollectionHandler,
    MoveTrackerHandler,
    ShareCollectionHandler,
    ToggleCollectHandler,
    DeleteCollectionHandler,
    RestoreCollectionHandler,
    GetCollectionHandler,
    GetCollectionTreeHandler,
    SourceLinks,
    UpdateItems,
    FolderFeed,
    feeding(FolderFeed),
    DeskFeed,
    feeding(DeskFeed),
    projecting(collections, collectionRoots),
    processing(() => foldersFollowTrackers),
    processing(() => trackersFollowFolders),
    erasing((ownerId) => [decide(collectionTreeDecider, ownerId, { type: 'DeleteTree', ownerId })]),
  ],
})
export class CollectionsModule {}
