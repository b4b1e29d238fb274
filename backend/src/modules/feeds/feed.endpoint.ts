import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { FileOperation } from '#platform/http/file-operation';
import { Problem } from '#platform/http/problem';
import { FEED_KINDS } from '#events/feeds/feed-kinds';
import { FeedAddresses } from './feed-addresses';
import { FeedSources } from './feed-sources';
import { rssOf } from './rss';

@Controller('rss')
export class FeedEndpoint {
  constructor(
    private readonly addresses: FeedAddresses,
    private readonly sources: FeedSources,
  ) {}

  @Get(':kind/:token.xml')
  @FileOperation({
    access: 'public',
    summary: 'A feed, for anyone with its secret address, as RSS 2.0 with an ETag.',
    types: ['application/rss+xml'],
    revalidates: true,
  })
  async get(
    @Param('kind') kindAsked: string,
    @Param('token') token: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const kind = FEED_KINDS.find((each) => each === kindAsked);
    const feed = kind === undefined ? null : await this.addresses.feedAt(kind, token);
    const content = feed === null ? null : await this.sources.of(feed.kind)?.contentOf(feed.id);
    if (feed === null || content == null) throw new Problem('NOT_FOUND', 'There is no feed at this address.');
    const rss = rssOf(content, await this.addresses.addressOf(feed));
    response.setHeader('ETag', `"${createHash('sha256').update(rss).digest('base64url')}"`);
    response.setHeader('Cache-Control', 'private, no-cache');
    response.type('application/rss+xml');
    if (!request.fresh) return rss;
    response.status(304);
    return undefined;
  }
}
