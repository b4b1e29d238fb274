import { hash } from 'node:crypto';

/** Identifies a quote of a tracker by a single value, so that quotes of many trackers can be looked up at once. */
export const quoteKey = (trackerId: string, quote: string): string =>
  hash('sha256', `${trackerId} ${quote}`, 'base64url').slice(0, 22);
