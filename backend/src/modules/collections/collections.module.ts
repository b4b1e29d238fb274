import { collectionEvents } from '#events/collections/collection-tree.events';
import { provideFeedSource } from '#modules/syndication/published';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { fromExisting } from '#platform/multi-provider';
import { commandStep } from '#platform/processes/process';
import { READ_STORE } from '#platform/read-store/read-store';
import { collectionRoots } from '#projections/collections/collection-roots/collection-roots.projection';
import { collections } from '#projections/collections/collections/collections.projection';
import { collectionsResource } from './administration/collections.resource';
import { CombineEmails } from './commands/combine-emails.route';
import { CreateCollection } from './commands/create-collection.route';
import { DeleteCollection } from './commands/delete-collection.route';
import { MoveCollection } from './commands/move-collection.route';
import { MoveTracker } from './commands/move-tracker.route';
import { RenameCollection } from './commands/rename-collection.route';
import { RestoreDeleted } from './commands/restore.route';
import { ShareCollection } from './commands/share-collection.route';
import { INVALID_DESTINATION, collectionTreeDecider } from './domain/collection-tree.decider';
import { foldersFollowTrackers, trackersFollowFolders } from './processes/folder-trackers.process';
import { GetCollectionTree } from './queries/collection-tree/collection-tree.query';
import { GetCollectionWeek } from './queries/collection-week/collection-week.query';
import { GetCollection } from './queries/collection/collection.query';
import { GetMyTrackers } from './queries/my-trackers/my-trackers.query';
import { GetRecentlyDeleted } from './queries/recently-deleted/recently-deleted.query';
import { FolderFeed } from './queries/rss/folder-feed';
import { UserFeed } from './queries/rss/user-feed';

export const collectionsArea = area('collections', {
  events: [collectionEvents],
  readModels: [collections, collectionRoots],
  processes: [foldersFollowTrackers, trackersFollowFolders],
  refusals: [INVALID_DESTINATION],
  routes: {
    CreateCollection,
    DeleteCollection,
    GetCollection,
    GetCollectionTree,
    GetCollectionWeek,
    GetMyTrackers,
    GetRecentlyDeleted,
    MoveCollection,
    MoveTracker,
    RenameCollection,
    RestoreDeleted,
    ShareCollection,
    CombineEmails,
  },
  erasure: (ownerId) => [commandStep(collectionTreeDecider, ownerId, { type: 'DeleteTree', ownerId })],
  providers: [
    FolderFeed,
    provideFeedSource(fromExisting<FolderFeed>, FolderFeed),
    UserFeed,
    provideFeedSource(fromExisting<UserFeed>, UserFeed),
    provideResource(collectionsResource, READ_STORE),
  ],
});
