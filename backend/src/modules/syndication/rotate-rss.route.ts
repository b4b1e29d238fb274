import { z } from 'zod';
import { FEED_KINDS, feedId } from '#events/syndication/feed-kinds';
import { refuse } from '#kernel/decider';
import { commandRoute } from '#platform/http/routes/command-route';
import { feedAddressDecider } from './domain/feed-address.decider';
import { FeedAddresses } from './feed-addresses';
import { FeedSources } from './feed-sources';

/** Replaces the address of a feed; the earlier one stops working at once. */
export const RotateRss = commandRoute({
  path: 'api/topics/rotate-rss',
  access: 'user',
  summary: 'Replaces the secret address of a feed; the earlier one stops working.',
  body: z.strictObject({ kind: z.enum(FEED_KINDS), id: z.string().min(1).max(100) }),
  answers: z.strictObject({ rss_url: z.string() }),
  uses: [FeedSources, FeedAddresses],
  decider: feedAddressDecider,
  async decide({ body: feed, caller }, sources) {
    const source = sources.of(feed.kind);
    if (source === undefined) return refuse('NOT_FOUND', 'There is no such feed.');
    const refusal = await source.refusalFor(feed.id, caller);
    return refusal ?? [feedId(feed), { type: 'ReplaceAddress', ...feed }];
  },
  answer: ({ body: feed }, { state }, _sources, addresses) => ({
    rss_url: addresses.addressIn(feed, state.generation),
  }),
});
