import { hash } from 'node:crypto';

/** Identifies a quote of a tracker, in a single value that can be looked up for many trackers at once. */
export const quoteKey = (trackerId: string, quote: string): string =>
  hash('sha256', `${trackerId} ${quote}`, 'base64url').slice(0, 22);
