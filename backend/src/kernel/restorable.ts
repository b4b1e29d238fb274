/** How long what a user deleted can be restored. */
export const DAYS_TO_RESTORE = 30;

const DAY_MS = 86_400_000;

/** ISO 8601 UTC. */
export const restorableUntil = (deletedAt: Date): string =>
  new Date(deletedAt.getTime() + DAYS_TO_RESTORE * DAY_MS).toISOString();

/** What was deleted after this time can still be restored; ISO 8601 UTC. */
export const restorableSince = (now: Date): string => new Date(now.getTime() - DAYS_TO_RESTORE * DAY_MS).toISOString();
