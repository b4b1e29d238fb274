import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { derivedKey } from '#platform/crypto/derived-keys';

/** Identifies one secret of a channel. */
export interface SecretGeneration {
  readonly channelId: string;
  /** How often it was replaced. */
  readonly generation: number;
  /** ISO 8601 UTC: time until which the previous secret signs, too; null if there is none. */
  readonly formerUntil: string | null;
}

export interface SignedHeaders {
  readonly 'webhook-id': string;
  /** Seconds since 1970. */
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

/**
 * Signs what webhooks get, as https://www.standardwebhooks.com has it. The secrets derive from the installation's key and from
 * how often each was replaced, so nothing of them is stored.
 */
@Injectable()
export class WebhookSecrets {
  private readonly key: Uint8Array;

  constructor(@Inject(SECRETS) { dataKey }: Pick<Secrets, 'dataKey'>) {
    this.key = derivedKey(dataKey, 'webhook-secrets');
  }

  /** The secret in the form that the receiver needs. */
  secretOf({ channelId, generation }: Pick<SecretGeneration, 'channelId' | 'generation'>): string {
    return `whsec_${this.bytesOf(channelId, generation).toString('base64')}`;
  }

  headersOf(secret: SecretGeneration, id: string, body: string, now: Date): SignedHeaders {
    const { channelId, generation, formerUntil } = secret;
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const isFormerValid = formerUntil !== null && now.toISOString() < formerUntil;
    const signatures = [generation, ...(isFormerValid ? [generation - 1] : [])].map((each) => {
      const signed = createHmac('sha256', this.bytesOf(channelId, each)).update(`${id}.${timestamp}.${body}`);
      return `v1,${signed.digest('base64')}`;
    });
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
  }

  private bytesOf(channelId: string, generation: number): Buffer {
    return createHmac('sha256', this.key).update(`${channelId} ${generation}`).digest();
  }
}
