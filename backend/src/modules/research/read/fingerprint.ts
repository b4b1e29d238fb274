import { createHash } from 'node:crypto';

/** Independent of the order of blocks. Excludes the title, which for text pages comes from listings and may be missing. */
export const fingerprintOf = (blocks: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...blocks].sort()))
    .digest('base64url')
    .slice(0, 22);
