import { createHash } from 'node:crypto';

export const fingerprintOf = (title: string, blocks: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([title, [...blocks].sort()]))
    .digest('base64url')
    .slice(0, 22);
