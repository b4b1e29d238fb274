/** Interleaves lists: the first of each in turn, then the second of each, without duplicates. */
export const inTurn = <T>(
  lists: readonly (readonly T[])[],
  keyOf: (item: T) => unknown,
  most = Infinity,
): readonly T[] => {
  const taken = new Map<unknown, T>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let rank = 0; rank < longest && taken.size < most; rank++)
    for (const list of lists) {
      const item = list[rank];
      if (item !== undefined && taken.size < most) taken.set(keyOf(item), item);
    }
  return [...taken.values()];
};
