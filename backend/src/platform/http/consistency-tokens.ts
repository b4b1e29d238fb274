import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Written } from '../command-handling/command-outcome';
import { derivedKey } from '../crypto/derived-keys';
import type { WrittenUpTo } from './read-model-progress';

const CIPHER = 'aes-256-ecb';
const BLOCK_BYTES = 16;
/** As many digits as the largest block has. */
const DIGITS = (2n ** 128n - 1n).toString().length;

/**
 * The first half of the block: 16 bits that are 0 in every token, then one bit for each category, by its hash. Two
 * categories may share a bit; then a reader waits for a few models more than it has to.
 */
const CATEGORY_BITS = 48n;
const POSITION_OFFSET = BLOCK_BYTES / 2;

const bitOf = (category: string): bigint =>
  1n << (createHash('sha256').update(category).digest().readBigUInt64BE(0) % CATEGORY_BITS);

/** A single block, so the same write always gives the same token; no chaining and no padding are needed. */
const blockOf = ({ position, categories }: Written): Buffer => {
  const block = Buffer.alloc(BLOCK_BYTES);
  block.writeBigUInt64BE(categories.map(bitOf).reduce((bits, bit) => bits | bit, 0n));
  block.writeBigUInt64BE(BigInt(position), POSITION_OFFSET);
  return block;
};

/**
 * Turns what a command wrote into the tokens of `X-Position` and `X-Min-Position`: digits that clients cannot decode. A
 * plain position would reveal how much other people wrote, and whether a request had an effect that its answer must not
 * disclose.
 */
export class ConsistencyTokens {
  private readonly key: Uint8Array;

  constructor(dataKey: Uint8Array) {
    this.key = derivedKey(dataKey, 'positions');
  }

  tokenOf(written: Written): string {
    const cipher = createCipheriv(CIPHER, this.key, null).setAutoPadding(false);
    const block = Buffer.concat([cipher.update(blockOf(written)), cipher.final()]);
    return BigInt(`0x${block.toString('hex')}`)
      .toString()
      .padStart(DIGITS, '0');
  }

  /** Null for digits that this installation never issued. */
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
