/** What other areas may import from this one. */
export type { Enclosure } from './enclosure';
export { type EnclosureSource, enclosing } from './enclosures';
export { FeedAddresses } from './feed-addresses';
export { type FeedContent, type FeedItem, type FeedSource, feeding } from './feed-sources';
