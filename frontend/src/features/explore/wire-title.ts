const dayMs = 86_400_000;

/** The wire's heading: says 'just' only if every line shown tells news (dates in ISO 8601) of at most seven days. */
export const wireTitle = (dates: readonly string[], now: Date): string =>
  dates.length > 0 && dates.every((date) => now.getTime() - Date.parse(date) <= 7 * dayMs)
    ? 'Just verified'
    : 'Newest verified';
