import { Inject, Injectable } from '@nestjs/common';
import type { BriefScope } from '#events/delivery/brief-scope';
import { refuse } from '#kernel/decider';
import { CONFIG, type Config } from '#platform/config/config';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { derivedKey, keyedHash } from '#platform/crypto/derived-keys';
import { isProof, parseProvenSegment, provenSegment } from '#platform/crypto/proven-id';

export const NO_SUCH_LINK = refuse('NOT_FOUND', 'This link is not valid.');

/** Identifies the mails that a link turns off: their user and their subject. */
export interface Unsubscribed {
  readonly userId: string;
  readonly scope: BriefScope;
  /** The channel that they go to; null if they go to the account's own address. */
  readonly channelId: string | null;
}

const idOf = ({ userId, scope, channelId }: Unsubscribed): string =>
  [
    userId,
    ...(scope.kind === 'tracker' ? ['tracker', scope.trackerId] : ['collection', scope.collectionId ?? 'root']),
    ...(channelId === null ? [] : [channelId]),
  ].join('.');

const unsubscribedBy = (id: string): Unsubscribed | null => {
  const [userId = '', kind, scopeId = '', channelId = null, ...others] = id.split('.');
  if (others.length > 0) return null;
  switch (kind) {
    case 'tracker':
      return { userId, scope: { kind, trackerId: scopeId }, channelId };
    case 'collection':
      return { userId, scope: { kind, collectionId: scopeId === 'root' ? null : scopeId }, channelId };
    default:
      return null;
  }
};

/** Makes and reads the links in mails that turn such mails off, without signing in. They do not expire. */
@Injectable()
export class UnsubscribeLinks {
  private readonly key: Uint8Array;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    @Inject(SECRETS) { dataKey }: Pick<Secrets, 'dataKey'>,
  ) {
    this.key = derivedKey(dataKey, 'unsubscribe-links');
  }

  linkTo(meant: Unsubscribed): string {
    const id = idOf(meant);
    return `${this.config.publicUrl}/unsubscribe/${provenSegment({ id, proof: keyedHash(this.key, id) })}`;
  }

  /** The mails that the last segment of a link turns off; null if it was not made here. */
  unsubscribedBy(segment: string): Unsubscribed | null {
    const proven = parseProvenSegment(segment);
    if (proven === null || !isProof(proven.proof, keyedHash(this.key, proven.id))) return null;
    return unsubscribedBy(proven.id);
  }
}
