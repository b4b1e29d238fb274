import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { FEED_KINDS, feedId } from '#events/syndication/feed-kinds';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { Problem } from '#platform/http/answers/problem';
import { FileOperation } from '#platform/http/routes/file-operation';
import { Enclosures } from './enclosures';
import { FeedAddresses } from './feed-addresses';
import { FeedEditions } from './feed-editions';
import { FEED_FORMATS, feedMediaTypes } from './feed-formats';
import { FeedSources } from './feed-sources';
import { urnOf, writeFeed } from './write-feed';

/** No declared route: it answers with nothing if what the client has is fresh. */
@Controller('rss')
export class FeedEndpoint {
  constructor(
    private readonly addresses: FeedAddresses,
    private readonly sources: FeedSources,
    private readonly enclosures: Enclosures,
    private readonly editions: FeedEditions,
    @Inject(CONFIG) private readonly config: Pick<Config, 'productName'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get(':kind/:token.:format')
  @FileOperation({
    access: 'public',
    summary: 'A feed, for anyone with its secret address: RSS 2.0 as xml, Atom 1.0 as atom, JSON Feed 1.1 as json.',
    types: Object.values(feedMediaTypes),
    revalidates: true,
  })
  async get(
    @Param('kind') kindParam: string,
    @Param('token') token: string,
    @Param('format') formatParam: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const format = FEED_FORMATS.find((each) => each === formatParam);
    const kind = FEED_KINDS.find((each) => each === kindParam);
    const feed = kind === undefined ? null : await this.addresses.feedAt(kind, token);
    const content = feed === null ? null : await this.sources.of(feed.kind)?.contentOf(feed.id);
    if (format === undefined || feed === null || content == null)
      throw new Problem('NOT_FOUND', 'There is no feed at this address.');
    const enclosed = await this.enclosures.withEnclosures(feed, content);
    const addresses = this.addresses.inAllFormats(feed.kind, token);
    const identity = { id: urnOf('feed', feedId(feed)), addresses, by: this.config.productName };
    const { text, etag, since } = this.editions.at(addresses[format], enclosed, () =>
      writeFeed(format, enclosed, identity),
    );
    response.setHeader('ETag', etag);
    // Left out while it would be in the future.
    if (since <= this.clock.now()) response.setHeader('Last-Modified', since.toUTCString());
    response.setHeader('Cache-Control', 'private, no-cache');
    response.type(feedMediaTypes[format]);
    // Node's fetch sends `no-cache` with every condition. It tells caches to ask the server, but `fresh` would answer in full.
    delete request.headers['cache-control'];
    if (!request.fresh) return text;
    response.status(304);
    return undefined;
  }
}
