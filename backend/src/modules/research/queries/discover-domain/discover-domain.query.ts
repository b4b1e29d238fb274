import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { type Refusal, refuse } from '#kernel/decider';
import { normaliseHostname } from '#kernel/hostname';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import { CLOCK } from '#platform/clock';
import { allowedHosts } from '../../discover/allowed-hosts';
import type { Listing } from '../../discover/candidate';
import { type Discovery, discoverDomain } from '../../discover/discover-domain';
import { WebVisit } from '../../discover/web-visit';
import { PageReader } from '../../read/page-reader';
import { AGENT_NAME, ResearchFetcher } from '../../research-fetcher';
import { ResearchThreads } from '../../research-threads';

export const domainOfferAnswer = z
  .strictObject({
    domain: z.string(),
    status: z.enum(['found', 'nothing_to_read', 'unreachable']),
    reason: z.string().describe('Why nothing was found: a predicate, such as `has no feed`; else empty.'),
    feeds: z.array(
      z.strictObject({
        url: z.string(),
        title: z.string(),
        entries: z.int(),
        newest_at: timeAnswer.nullable(),
      }),
    ),
    sitemaps: z.array(z.strictObject({ url: z.string(), entries: z.int() })),
  })
  .meta({ id: 'DomainOffer' });

export type DomainOffer = ViewOf<typeof domainOfferAnswer>;

/** What a domain offers to read. Refused with INVALID. */
export class DiscoverDomain extends Query<DomainOffer | Refusal> {
  constructor(readonly domain: string) {
    super();
  }
}

const TIME_MS = 20_000;
/** Fewer than a run reads: whether there are any is what is asked. */
const MAX_SITEMAPS = 3;
const MAX_BYTES = 32 * 1024 * 1024;
/** Looks at a host are remembered for this long, whoever asked. */
const REMEMBERED_MS = 10 * 60_000;
const REMEMBERED = 1000;

@QueryHandler(DiscoverDomain)
export class DiscoverDomainHandler implements IQueryHandler<DiscoverDomain> {
  private readonly offers = new LRUCache<string, Promise<DomainOffer>>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    private readonly fetcher: ResearchFetcher,
    private readonly threads: ResearchThreads,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ domain }: DiscoverDomain) {
    const host = normaliseHostname(domain);
    if (host === null)
      return refuse('INVALID', 'Invalid domain format', [{ path: 'domain', message: 'Invalid domain format' }]);
    const known = this.offers.get(host);
    if (known !== undefined) return known;
    const offer = this.offerOf(host);
    this.offers.set(host, offer);
    offer.catch(() => this.offers.delete(host));
    return offer;
  }

  private async offerOf(domain: string): Promise<DomainOffer> {
    const reader = new PageReader(this.threads.pool, `discovery of ${domain}`);
    const listings = new Map<string, Listing>();
    const discovery: Discovery = {
      visit: new WebVisit({
        fetcher: this.fetcher,
        agentName: AGENT_NAME,
        readRobots: (file) => reader.robots(file),
        allows: allowedHosts([domain]),
        maxBytes: MAX_BYTES,
        signal: AbortSignal.timeout(TIME_MS),
      }),
      reader,
      now: this.clock.now(),
      onListing: (url, listing) => listings.set(url, listing),
    };
    const { status, reason } = await discoverDomain(discovery, domain, { sitemaps: MAX_SITEMAPS });
    const found = [...listings];
    return {
      domain,
      status: status === 'nothing-to-read' ? 'nothing_to_read' : status,
      reason,
      feeds: found.flatMap(([url, listing]) => (listing.kind === 'feed' ? [feedView(url, listing)] : [])),
      sitemaps: found.flatMap(([url, listing]) =>
        listing.kind === 'sitemap' ? [{ url, entries: listing.entries.length }] : [],
      ),
    };
  }
}

const feedView = (url: string, { title, entries }: Extract<Listing, { kind: 'feed' }>) => ({
  url,
  title,
  entries: entries.length,
  newest_at:
    entries
      .map(({ changedAt }) => changedAt ?? '')
      .sort()
      .at(-1) || null,
});
