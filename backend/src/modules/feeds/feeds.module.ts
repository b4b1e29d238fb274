import { Global, Module } from '@nestjs/common';
import { projecting } from '#platform/projection-runner/contributions';
import { feedAddresses } from '#projections/feeds/feed-addresses/feed-addresses.projection';
import { FeedAddresses } from './feed-addresses';
import { FeedSources } from './feed-sources';
import { FeedEndpoint } from './feed.endpoint';
import { RotateRssEndpoint, RotateRssHandler } from './rotate-rss.command';

/** RSS feeds at secret addresses. What they show is contributed by the areas. */
@Global()
@Module({
  controllers: [FeedEndpoint, RotateRssEndpoint],
  providers: [FeedAddresses, FeedSources, RotateRssHandler, projecting(feedAddresses)],
  exports: [FeedAddresses, FeedSources],
})
export class FeedsModule {}
