import { groupBy } from '#kernel/grouping';

/** The first of each key, then the second of each, and so on. */
export const inTurns = <T>(all: readonly T[], keyOf: (each: T) => string): readonly T[] => {
  const lists = [...groupBy(all, keyOf).values()];
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_none, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
};
