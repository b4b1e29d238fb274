import { createCipheriv, createDecipheriv } from 'node:crypto';
import { derivedKey } from '../crypto/derived-keys';

const CIPHER = 'aes-256-ecb';
const BLOCK_BYTES = 16;
/** As many digits as the largest block has. */
const DIGITS = (2n ** 128n - 1n).toString().length;

/** One block, so that the same position is told alike: nothing chains, and nothing has to be padded. */
const blockOf = (position: number): Buffer => {
  const block = Buffer.alloc(BLOCK_BYTES);
  block.writeBigUInt64BE(BigInt(position), BLOCK_BYTES / 2);
  return block;
};

/**
 * Positions of the log as clients are told them: digits that no other client can read. A position in clear tells how much
 * everybody else did meanwhile, and so, of a request whose answer must not tell, whether it had an effect.
 */
export class ToldPositions {
  private readonly key: Uint8Array;

  constructor(dataKey: Uint8Array) {
    this.key = derivedKey(dataKey, 'positions');
  }

  tell(position: number): string {
    const cipher = createCipheriv(CIPHER, this.key, null).setAutoPadding(false);
    const told = Buffer.concat([cipher.update(blockOf(position)), cipher.final()]);
    return BigInt(`0x${told.toString('hex')}`)
      .toString()
      .padStart(DIGITS, '0');
  }

  /** The position; null for digits that were never told, which there is nothing to wait for. */
  read(digits: string): number | null {
    if (digits.length !== DIGITS) return null;
    const told = BigInt(digits)
      .toString(16)
      .padStart(2 * BLOCK_BYTES, '0');
    if (told.length !== 2 * BLOCK_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, this.key, null).setAutoPadding(false);
    const block = Buffer.concat([decipher.update(Buffer.from(told, 'hex')), decipher.final()]);
    const isOurs = block.readBigUInt64BE(0) === 0n;
    return isOurs ? Number(block.readBigUInt64BE(BLOCK_BYTES / 2)) : null;
  }
}
