/** What other areas may import from this one. */
export { collectionEvents } from './domain/collection-tree.events';
