import { DAY_MS } from './durations';

/** Days for which a user can restore what they deleted. */
export const DAYS_TO_RESTORE = 30;

/** ISO 8601 UTC. */
export const restorableUntil = (deletedAt: Date): string =>
  new Date(deletedAt.getTime() + DAYS_TO_RESTORE * DAY_MS).toISOString();

/** Anything deleted after this time can be restored; ISO 8601 UTC. */
export const restorableSince = (now: Date): string => new Date(now.getTime() - DAYS_TO_RESTORE * DAY_MS).toISOString();
