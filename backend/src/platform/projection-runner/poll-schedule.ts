/** A model usually shows an event about 10 ms after its command. */
const SHORTEST_MS = 15;
/** Upper bound of the first interval, after a store was slow. */
const LONGEST_FIRST_MS = 250;
/** Upper bound of later intervals. */
const LONGEST_MS = 100;
/** Factor by which the first interval shrinks after a successful first poll. */
const SHRINKING_FACTOR = 0.9;

/** The polls of one wait. */
export interface Polls {
  readonly count: number;
  /** Milliseconds until the next poll. */
  next(): number;
  /** The last poll was successful, `elapsed` milliseconds after the wait began. */
  succeeded(elapsed: number): void;
}

/**
 * Schedules polls of other processes' positions: the first when they usually have caught up, then less and less often. Each
 * poll is a query, so a slow store is not polled more often than a fast one.
 */
export const pollSchedule = (): { begin(): Polls } => {
  let usual = SHORTEST_MS;
  const between = (milliseconds: number, longest: number): number =>
    Math.min(longest, Math.max(SHORTEST_MS, milliseconds));
  return {
    begin: () => {
      let count = 0;
      let wait = usual;
      return {
        get count() {
          return count;
        },
        next: () => {
          count += 1;
          if (count === 2) wait = between(usual / 4, LONGEST_MS);
          if (count > 2) wait = between(2 * wait, LONGEST_MS);
          return wait;
        },
        succeeded: (elapsed) => {
          usual = between(count === 1 ? usual * SHRINKING_FACTOR : elapsed, LONGEST_FIRST_MS);
        },
      };
    },
  };
};
