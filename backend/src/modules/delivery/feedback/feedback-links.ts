import { Inject, Injectable } from '@nestjs/common';
import type { Verdict } from '#events/research/feedback.events';
import { CONFIG, type Config } from '#platform/config/config';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { derivedKey, keyedHash } from '#platform/crypto/derived-keys';
import { isProof, parseProvenSegment, provenSegment } from '#platform/crypto/proven-id';

/** A line in a mail to the owner of its tracker. */
export interface FeedbackLine {
  readonly ownerId: string;
  readonly trackerId: string;
  readonly claimId: string;
}

/** Makes and reads the links in mails by which the owner of a tracker judges a line, without signing in. */
@Injectable()
export class FeedbackLinks {
  private readonly key: Uint8Array;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    @Inject(SECRETS) { dataKey }: Pick<Secrets, 'dataKey'>,
  ) {
    this.key = derivedKey(dataKey, 'feedback-links');
  }

  /** Link to a page on which this verdict is chosen, and which asks before it is given. */
  linkTo({ ownerId, trackerId, claimId }: FeedbackLine, verdict: Verdict): string {
    const id = `${ownerId}.${trackerId}.${claimId}`;
    const segment = provenSegment({ id, proof: keyedHash(this.key, id) });
    return `${this.config.publicUrl}/feedback/${segment}?verdict=${verdict}`;
  }

  /** The line that the last segment of a link is about; null if it was not made here. */
  mailedLine(segment: string): FeedbackLine | null {
    const proven = parseProvenSegment(segment);
    if (proven === null || !isProof(proven.proof, keyedHash(this.key, proven.id))) return null;
    const [ownerId = '', trackerId = '', claimId = ''] = proven.id.split('.');
    return { ownerId, trackerId, claimId };
  }
}
