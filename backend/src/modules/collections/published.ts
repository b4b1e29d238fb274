/** What other areas may import from this one. */
export { combiningFolders } from './queries/combining-folders';
export { collections } from '#projections/collections/collections/collections.projection';
