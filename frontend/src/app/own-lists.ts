/** Lists of what is one's own, in one chunk: to name each apart takes more of the first script than it saves later. */
export { FeedPage } from '../features/feed/pages/feed.page';
export { ImageSearchPage } from '../features/images/pages/image-search.page';
export { RecentlyDeletedPage } from '../features/collections/pages/recently-deleted.page';
export { SourceSetsPage } from '../features/source-sets/pages/source-sets.page';
