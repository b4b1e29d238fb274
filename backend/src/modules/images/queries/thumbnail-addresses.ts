import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import type { AreaRefusalCode } from '#kernel/decider';
import { MINUTE_MS } from '#kernel/durations';
import { CLOCK } from '#platform/clock';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { derivedKey, keyedHash } from '#platform/crypto/derived-keys';
import { isProof } from '#platform/crypto/proven-id';
import type { CarriedImageDocument } from '#projections/images/images/images.projection';

/** The refusal of a thumbnail's address that has expired or was altered, or whose image has another audience now. */
export const ADDRESS_EXPIRED: AreaRefusalCode = {
  code: 'ADDRESS_EXPIRED',
  kindOf: 'ACCESS_DENIED',
  title: 'Address expired',
};

const VALID_MS = 15 * MINUTE_MS;
const PROOF_LENGTH = 43;

type Shown = Pick<CarriedImageDocument, 'carrier_id' | 'image_id' | 'audience'>;

/**
 * Signed thumbnail URLs, valid for fifteen minutes, that a browser can load without a token. They become invalid once
 * the audience of the image changes. The product serves the thumbnails itself, wherever its files lie: a bucket need
 * not be reachable for browsers, and would not send the headers.
 */
@Injectable()
export class ThumbnailAddresses {
  private readonly key: Uint8Array;

  constructor(
    @Inject(SECRETS) { dataKey }: Pick<Secrets, 'dataKey'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.key = derivedKey(dataKey, 'image-links');
  }

  of(image: Shown): string {
    const expires = String(Math.ceil((this.clock.now().getTime() + VALID_MS) / 1000));
    const query = new URLSearchParams({ expires, signature: this.signature(image, expires) }).toString();
    const path = [image.carrier_id, image.image_id].map(encodeURIComponent).join('/');
    return `/api/images/thumbnail/${path}?${query}`;
  }

  /** Whether an address is valid. `expires`: seconds since 1970, as in the address. */
  isValid(image: Shown, { expires, signature }: { readonly expires: string; readonly signature: string }): boolean {
    if (signature.length !== PROOF_LENGTH || !/^[\w-]+$/.test(signature)) return false;
    return isProof(signature, this.signature(image, expires)) && Number(expires) * 1000 > this.clock.now().getTime();
  }

  private signature({ carrier_id, image_id, audience }: Shown, expires: string): string {
    return keyedHash(this.key, JSON.stringify([carrier_id, image_id, audience, expires]));
  }
}
