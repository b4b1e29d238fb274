import { hash } from 'node:crypto';

/** Independent of the order of blocks. Excludes the title, which for text pages comes from listings and may be missing. */
export const fingerprintOf = (blocks: readonly string[]): string =>
  hash('sha256', JSON.stringify([...blocks].sort()), 'base64url').slice(0, 22);
