import { createCipheriv, createDecipheriv } from 'node:crypto';
import { derivedKey } from '../crypto/derived-keys';

const CIPHER = 'aes-256-ecb';
const BLOCK_BYTES = 16;
/** As many digits as the largest block has. */
const DIGITS = (2n ** 128n - 1n).toString().length;

/** A single block, so the same position always gives the same token; no chaining and no padding are needed. */
const blockOf = (position: number): Buffer => {
  const block = Buffer.alloc(BLOCK_BYTES);
  block.writeBigUInt64BE(BigInt(position), BLOCK_BYTES / 2);
  return block;
};

/**
 * Turns log positions into the tokens of `X-Position` and `X-Min-Position`: digits that clients cannot decode. A plain
 * position would reveal how much other people wrote, and whether a request had an effect that its answer must not disclose.
 */
export class ConsistencyTokens {
  private readonly key: Uint8Array;

  constructor(dataKey: Uint8Array) {
    this.key = derivedKey(dataKey, 'positions');
  }

  tokenOf(position: number): string {
    const cipher = createCipheriv(CIPHER, this.key, null).setAutoPadding(false);
    const block = Buffer.concat([cipher.update(blockOf(position)), cipher.final()]);
    return BigInt(`0x${block.toString('hex')}`)
      .toString()
      .padStart(DIGITS, '0');
  }

  /** Null for digits that this installation never issued. */
  positionOf(token: string): number | null {
    if (token.length !== DIGITS) return null;
    const encrypted = BigInt(token)
      .toString(16)
      .padStart(2 * BLOCK_BYTES, '0');
    if (encrypted.length !== 2 * BLOCK_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, this.key, null).setAutoPadding(false);
    const block = Buffer.concat([decipher.update(Buffer.from(encrypted, 'hex')), decipher.final()]);
    const isOurs = block.readBigUInt64BE(0) === 0n;
    return isOurs ? Number(block.readBigUInt64BE(BLOCK_BYTES / 2)) : null;
  }
}
