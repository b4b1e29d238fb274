const dayMs = 86_400_000;

/** The wire's heading: 'just' only while that is so, by when its newest line was published (ISO 8601). */
export const wireTitle = (newest: string | undefined, now: Date): string =>
  newest !== undefined && now.getTime() - Date.parse(newest) > 2 * dayMs ? 'Newest verified' : 'Just verified';
