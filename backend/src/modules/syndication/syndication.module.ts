import { feedAddresses } from '#projections/syndication/feed-addresses/feed-addresses.projection';
import { area } from '#platform/area/area';
import { FeedAddresses } from './feed-addresses';
import { Enclosures } from './enclosures';
import { FeedSources } from './feed-sources';
import { FeedEditions } from './feed-editions';
import { FeedEndpoint } from './feed.endpoint';
import { RotateRss } from './rotate-rss.command';
import { feedAddressEvents } from '#events/syndication/feed-address.events';

/** Feeds at secret addresses, as RSS, Atom and JSON Feed. What they show is contributed by the areas. */
export const syndicationArea = area('syndication', {
  global: true,
  events: [feedAddressEvents],
  readModels: [feedAddresses],
  routes: { RotateRss },
  endpoints: [FeedEndpoint],
  providers: [Enclosures, FeedAddresses, FeedEditions, FeedSources],
  exports: [Enclosures, FeedAddresses, FeedSources],
});
