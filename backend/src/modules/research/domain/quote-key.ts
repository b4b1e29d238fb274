import { createHash } from 'node:crypto';

/** Identifies a quote of a tracker, in a single value that can be looked up for many trackers at once. */
export const quoteKey = (trackerId: string, quote: string): string =>
  createHash('sha256').update(`${trackerId} ${quote}`).digest('base64url').slice(0, 22);
