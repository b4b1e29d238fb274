import { createHash } from 'node:crypto';

/** Of the blocks in any order. The title is left out: a text page takes it from listings, which come and go. */
export const fingerprintOf = (blocks: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...blocks].sort()))
    .digest('base64url')
    .slice(0, 22);
