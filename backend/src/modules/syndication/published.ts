export type { Enclosure } from './enclosure';
export { type EnclosureSource, provideEnclosureSource } from './enclosures';
export { FeedAddresses } from './feed-addresses';
export { type FeedContent, type FeedItem, type FeedSource, provideFeedSource } from './feed-sources';
