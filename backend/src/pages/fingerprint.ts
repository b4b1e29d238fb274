import { hash } from 'node:crypto';

/** A hash of the blocks, independent of their order. Excludes the title, which for text pages comes from listings and may be missing. */
export const fingerprintOf = (blocks: readonly string[]): string =>
  hash('sha256', JSON.stringify([...blocks].sort()), 'base64url').slice(0, 22);
