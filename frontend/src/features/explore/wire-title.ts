const dayMs = 86_400_000;

/** The wire's heading: says 'just' only if the newest line (ISO 8601) is recent. */
export const wireTitle = (newest: string | undefined, now: Date): string =>
  newest !== undefined && now.getTime() - Date.parse(newest) > 2 * dayMs ? 'Newest verified' : 'Just verified';
