/** A model usually shows an event some 10 ms after its command. */
const SHORTEST_MS = 15;
/** After a store was slow nobody waits longer for the first look, */
const LONGEST_FIRST_MS = 250;
/** nor between two others. */
const LONGEST_MS = 100;
/** How much sooner than the last time the first look comes, where that was in time. */
const SOONER = 0.9;

/** The looks of one wait. */
export interface Looks {
  readonly count: number;
  /** Milliseconds until the next. */
  next(): number;
  /** The last one showed what was waited for, so many milliseconds after the wait began. */
  shown(elapsed: number): void;
}

/**
 * When to look whether other processes have come far enough: first when they usually have, then ever more seldom. Each look is
 * a query, so a slow store is not asked more often than a fast one.
 */
export const lookIntervals = (): { begin(): Looks } => {
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
        shown: (elapsed) => {
          usual = between(count === 1 ? usual * SOONER : elapsed, LONGEST_FIRST_MS);
        },
      };
    },
  };
};
