import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { type Refusal, refuseField } from '#kernel/decider';
import { MINUTE_MS } from '#kernel/durations';
import { normaliseHostname } from '#kernel/hostname';
import type { Listing } from '#pages/listings/listing';
import { CLOCK } from '#platform/clock';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { allowedHosts } from '../../discover/allowed-hosts';
import { type Discovery, discoverDomain } from '../../discover/discover-domain';
import { WebVisit } from '../../discover/web-visit';
import { PageReader } from '../../read/page-reader';
import { AGENT_NAME, ResearchFetcher } from '../../research-fetcher';
import { ResearchThreads } from '../../research-threads';
import { describePlaceFault } from '../../wording/run-log-text';

const domainOfferAnswer = z
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
    pages: z
      .int()
      .exactOptional()
      .describe('How many pages its front page links, of a site without a feed or a sitemap that lists any.'),
  })
  .meta({ id: 'DomainOffer' });

type DomainOffer = ViewOf<typeof domainOfferAnswer>;

const TIME_MS = 20_000;
/** Fewer than a run reads, but enough to see whether there are any. */
const MAX_SITEMAPS = 3;
const MAX_BYTES = 32 * 1024 * 1024;
/** Findings about a host are cached for this long, for all users. */
const REMEMBERED_MS = 10 * MINUTE_MS;
const REMEMBERED = 1000;

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

/** Finds what domains offer to read. */
@Injectable()
export class DomainOffers {
  private readonly offers = new LRUCache<string, Promise<DomainOffer>>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    private readonly fetcher: ResearchFetcher,
    private readonly threads: ResearchThreads,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * What a domain offers. `isSite`: reads it like a campaign's site, with the pages linked on its front page, wherever
   * it leads. Refused with INVALID.
   */
  async of(domain: string, isSite = false): Promise<DomainOffer | Refusal> {
    const host = normaliseHostname(domain);
    if (host === null) return refuseField('domain', 'Invalid domain format');
    const key = `${host}${isSite ? '/' : ''}`;
    const known = this.offers.get(key);
    if (known !== undefined) return known;
    const offer = this.offerOf(host, isSite);
    this.offers.set(key, offer);
    offer.catch(() => this.offers.delete(key));
    return offer;
  }

  private async offerOf(domain: string, isSite: boolean): Promise<DomainOffer> {
    const now = this.clock.now();
    const reader = new PageReader(this.threads.pool, `discovery of ${domain}`);
    const listings = new Map<string, Listing>();
    const discovery: Discovery = {
      visit: new WebVisit({
        fetcher: this.fetcher,
        agentName: AGENT_NAME,
        readRobots: (file) => reader.robots(file),
        allows: allowedHosts(isSite ? [] : [domain]),
        maxBytes: MAX_BYTES,
        now,
        signal: AbortSignal.timeout(TIME_MS),
      }),
      reader,
      now,
      onListing: (url, listing) => listings.set(url, listing),
    };
    const { status, reason, candidates } = await discoverDomain(discovery, domain, {
      sitemaps: MAX_SITEMAPS,
      frontPage: isSite,
    });
    const linked = candidates.filter(({ via }) => via === 'front-page').length;
    const found = [...listings];
    return {
      domain,
      status: status === 'nothing-to-read' ? 'nothing_to_read' : status,
      reason: reason === null ? '' : describePlaceFault(reason),
      feeds: found.flatMap(([url, listing]) => (listing.kind === 'feed' ? [feedView(url, listing)] : [])),
      sitemaps: found.flatMap(([url, listing]) =>
        listing.kind === 'sitemap' ? [{ url, entries: listing.entries.length }] : [],
      ),
      ...(linked > 0 && { pages: linked }),
    };
  }
}

export const DiscoverDomain = readRoute({
  method: 'post',
  path: 'api/topics/discover-domain',
  access: 'user',
  summary: 'The feeds and sitemaps that a domain offers, as a run would find them; looks for 20 s at most.',
  body: z.strictObject({
    domain: z.string().max(500),
    site: z.boolean().optional().describe('As a campaign reads the candidate’s site.'),
  }),
  rateLimit: { kind: 'costly' },
  answers: domainOfferAnswer,
  uses: [DomainOffers],
  read: ({ body }, offers) => offers.of(body.domain, body.site),
});
