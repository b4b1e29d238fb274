export { acceptContent } from './domain/collection-content';
export { collectionTreeDecider } from './domain/collection-tree.decider';
export { combiningFolders } from './queries/combining-folders';
export { type FolderContents, readTrackersOfFolder, trackersOfFolder } from './queries/trackers-of-folder';
export { collections } from '#projections/collections/collections/collections.projection';
