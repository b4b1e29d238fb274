/** The lists of public trackers beside Explore, in one chunk, as they share what they show; with them the page that stands for any other. */
export { NotFoundPage } from './not-found.page';
export { SharedCollectionPage } from '../features/collections/pages/shared-collection.page';
export { CampaignsPage } from '../features/explore/pages/campaigns.page';
export { ExecutiveOrdersPage } from '../features/explore/pages/executive-orders.page';
