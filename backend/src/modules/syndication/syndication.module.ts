import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { feedAddressEvents } from '#events/syndication/feed-address.events';
import { area } from '#platform/area/area';
import { feedAddresses } from '#projections/syndication/feed-addresses/feed-addresses.projection';
import { contributedEnclosures, Enclosures } from './enclosures';
import { FeedAddresses } from './feed-addresses';
import { FeedEditions } from './feed-editions';
import { contributedFeedSources, FeedSources } from './feed-sources';
import { FeedEndpoint } from './feed.endpoint';
import { RotateRss } from './rotate-rss.route';

/** Feeds at secret addresses, as RSS, Atom and JSON Feed. What they show is contributed by the areas. */
export const syndicationArea = area('syndication', {
  global: true,
  events: [feedAddressEvents],
  readModels: [feedAddresses],
  routes: { RotateRss },
  endpoints: [FeedEndpoint],
  imports: [DiscoveryModule],
  providers: [
    FeedAddresses,
    FeedEditions,
    {
      provide: Enclosures,
      inject: [DiscoveryService],
      useFactory: (discovery: DiscoveryService) => new Enclosures(() => contributedEnclosures(discovery)),
    },
    {
      provide: FeedSources,
      inject: [DiscoveryService],
      useFactory: (discovery: DiscoveryService) => new FeedSources(() => contributedFeedSources(discovery)),
    },
  ],
  exports: [FeedAddresses],
});
