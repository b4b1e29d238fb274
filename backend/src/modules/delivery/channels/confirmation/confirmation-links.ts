import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#platform/config/config';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { derivedKey, keyedHash } from '#platform/crypto/derived-keys';
import { isProof, parseProvenSegment, provenSegment } from '#platform/crypto/proven-id';

interface ChannelToConfirm {
  readonly userId: string;
  readonly channelId: string;
}

/** A link that only this installation made; whether it is for a channel's target of today is still to be checked. */
export interface PresentedLink extends ChannelToConfirm {
  isFor(target: string): boolean;
}

/** Makes and reads the links by which the holder of an address or a number agrees to get updates. */
@Injectable()
export class ConfirmationLinks {
  private readonly key: Uint8Array;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    @Inject(SECRETS) { dataKey }: Pick<Secrets, 'dataKey'>,
  ) {
    this.key = derivedKey(dataKey, 'channel-confirmations');
  }

  linkTo({ userId, channelId }: ChannelToConfirm, target: string): string {
    const id = `${userId}.${channelId}`;
    return `${this.config.publicUrl}/confirm-channel/${provenSegment({ id, proof: this.proofOf(id, target) })}`;
  }

  /** Null if the last segment of a link does not have that form. */
  shown(segment: string): PresentedLink | null {
    const proven = parseProvenSegment(segment);
    const [userId, channelId, ...others] = proven?.id.split('.') ?? [];
    if (proven === null || userId === undefined || channelId === undefined || others.length > 0) return null;
    return { userId, channelId, isFor: (target) => isProof(proven.proof, this.proofOf(proven.id, target)) };
  }

  private proofOf(id: string, target: string): string {
    return keyedHash(this.key, `${id} ${target}`);
  }
}
