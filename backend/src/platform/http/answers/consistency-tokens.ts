import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { WrittenPosition } from '../../command-handling/command-outcome';
import { derivedKey } from '../../crypto/derived-keys';
import type { WrittenUpTo } from '../../read-store/read-model-progress';

const CIPHER = 'aes-256-ecb';
const BLOCK_BYTES = 16;
/** Number of decimal digits of the largest block. */
const DIGITS = (2n ** 128n - 1n).toString().length;

/**
 * The first half of the block: 16 bits that are always 0, then a bit per hashed category. Two categories may share a bit;
 * then a reader waits for a few more models than necessary.
 */
const CATEGORY_BITS = 48n;
const POSITION_OFFSET = BLOCK_BYTES / 2;

const bitOf = (category: string): bigint =>
  1n << (createHash('sha256').update(category).digest().readBigUInt64BE(0) % CATEGORY_BITS);

/** A single block needs no chaining or padding, so the same write always gives the same token. */
const blockOf = ({ position, categories }: WrittenPosition): Buffer => {
  const block = Buffer.alloc(BLOCK_BYTES);
  block.writeBigUInt64BE(categories.map(bitOf).reduce((bits, bit) => bits | bit, 0n));
  block.writeBigUInt64BE(BigInt(position), POSITION_OFFSET);
  return block;
};

/**
 * Encrypts the position and categories of a write into the tokens of `X-Position` and `X-Min-Position`: digits that are
 * opaque to clients. A plain position would reveal how much others write, and whether a request had an effect that its
 * response must not disclose.
 */
export class ConsistencyTokens {
  private readonly key: Uint8Array;

  constructor(dataKey: Uint8Array) {
    this.key = derivedKey(dataKey, 'positions');
  }

  tokenOf(written: WrittenPosition): string {
    const cipher = createCipheriv(CIPHER, this.key, null).setAutoPadding(false);
    const block = Buffer.concat([cipher.update(blockOf(written)), cipher.final()]);
    return BigInt(`0x${block.toString('hex')}`)
      .toString()
      .padStart(DIGITS, '0');
  }

  /** Null for tokens that this installation did not issue. */
  read(token: string): WrittenUpTo | null {
    if (token.length !== DIGITS) return null;
    const encrypted = BigInt(token)
      .toString(16)
      .padStart(2 * BLOCK_BYTES, '0');
    if (encrypted.length !== 2 * BLOCK_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, this.key, null).setAutoPadding(false);
    const block = Buffer.concat([decipher.update(Buffer.from(encrypted, 'hex')), decipher.final()]);
    const bits = block.readBigUInt64BE(0);
    const position = Number(block.readBigUInt64BE(POSITION_OFFSET));
    const isOurs = bits >> CATEGORY_BITS === 0n && Number.isSafeInteger(position);
    return isOurs ? { position, categories: { has: (category) => (bits & bitOf(category)) !== 0n } } : null;
  }
}
