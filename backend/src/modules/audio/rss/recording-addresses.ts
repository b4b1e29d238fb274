import { Inject, Injectable } from '@nestjs/common';
import { type FeedKind, type FeedOf, feedId } from '#events/syndication/feed-kinds';
import { FeedAddresses } from '#modules/syndication/published';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { derivedKey, keyedHash } from '#platform/crypto/derived-keys';
import { isProof, parseProvenSegment, provenSegment } from '#platform/crypto/proven-id';

/** The addresses of a recording and its chapters within a feed. */
export interface RecordingAddress {
  readonly sound: (format: string) => string;
  readonly chapters: string;
}

/**
 * A recording is below the secret address of each feed that lists it, and stops working with it. A keyed hash proves
 * that the feed did list it, so that access to one tracker's feed does not open briefs of another.
 */
@Injectable()
export class RecordingAddresses {
  private readonly key: Uint8Array;

  constructor(
    private readonly feeds: FeedAddresses,
    @Inject(SECRETS) { dataKey }: Pick<Secrets, 'dataKey'>,
  ) {
    this.key = derivedKey(dataKey, 'recordings');
  }

  /** Addresses for recordings that the feed may list. */
  async within(feed: FeedOf): Promise<(briefId: string) => RecordingAddress> {
    const folder = (await this.feeds.addressOf(feed)).replace(/\.xml$/, '');
    return (briefId) => {
      const address = `${folder}/${provenSegment({ id: briefId, proof: this.proofOf(feed, briefId) })}`;
      return { sound: (format) => `${address}.${format}`, chapters: `${address}.json` };
    };
  }

  /** The brief of an address that some feed gave out; null for any other. */
  async briefAt(kind: FeedKind, token: string, recording: string): Promise<string | null> {
    const feed = await this.feeds.feedAt(kind, token);
    const proven = parseProvenSegment(recording);
    if (feed === null || proven === null) return null;
    return isProof(proven.proof, this.proofOf(feed, proven.id)) ? proven.id : null;
  }

  private proofOf(feed: FeedOf, briefId: string): string {
    return keyedHash(this.key, `${feedId(feed)} ${briefId}`);
  }
}
