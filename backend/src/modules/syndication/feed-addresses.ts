import { Inject, Injectable } from '@nestjs/common';
import { type FeedKind, type FeedOf, feedId } from '#events/syndication/feed-kinds';
import { CONFIG, type Config } from '#platform/config/config';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { derivedKey, keyedHash } from '#platform/crypto/derived-keys';
import { isProof, parseProvenSegment, provenSegment } from '#platform/crypto/proven-id';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { feedAddresses } from '#projections/syndication/feed-addresses/feed-addresses.projection';
import type { FeedFormat } from './feed-formats';

/**
 * The secret addresses of feeds. Anyone who has one may read the feed, so it contains a keyed hash that cannot be
 * guessed. It is not stored: it derives from the installation's key and from how often it was replaced.
 */
@Injectable()
export class FeedAddresses {
  private readonly key: Uint8Array;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    @Inject(SECRETS) { dataKey }: Pick<Secrets, 'dataKey'>,
    @Inject(READ_STORE) private readonly reads: Pick<ReadStore, 'get' | 'find'>,
  ) {
    this.key = derivedKey(dataKey, 'feed-addresses');
  }

  async addressOf(feed: FeedOf): Promise<string> {
    return this.addressIn(feed, await this.generationOf(feed));
  }

  /** The addresses of several feeds of a kind, by id. */
  async addressesOf(kind: FeedKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const feeds = ids.map((id) => ({ kind, id }));
    const replaced = await this.reads.find(feedAddresses, { _id: { $in: feeds.map(feedId) } });
    const generations = new Map(replaced.map(({ _id, generation }) => [_id, generation]));
    return new Map(feeds.map((feed) => [feed.id, this.addressIn(feed, generations.get(feedId(feed)) ?? 0)]));
  }

  /** The address of a generation that the read model may not show yet. */
  addressIn(feed: FeedOf, generation: number): string {
    const token = provenSegment({ id: feed.id, proof: this.proofOf(feed, generation) });
    return this.inAllFormats(feed.kind, token).xml;
  }

  inAllFormats(kind: FeedKind, token: string): Readonly<Record<FeedFormat, string>> {
    const address = `${this.config.publicUrl}/rss/${kind}/${token}`;
    return { xml: `${address}.xml`, atom: `${address}.atom`, json: `${address}.json` };
  }

  /** The feed of a token, the last segment of an address without its ending; null unless it is the current one. */
  async feedAt(kind: FeedKind, token: string): Promise<FeedOf | null> {
    const proven = parseProvenSegment(token);
    if (proven === null) return null;
    const feed = { kind, id: proven.id };
    const proof = this.proofOf(feed, await this.generationOf(feed));
    return isProof(proven.proof, proof) ? feed : null;
  }

  private async generationOf(feed: FeedOf): Promise<number> {
    return (await this.reads.get(feedAddresses, feedId(feed)))?.generation ?? 0;
  }

  private proofOf(feed: FeedOf, generation: number): string {
    return keyedHash(this.key, `${feedId(feed)} ${generation}`);
  }
}
