const countShared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let count = 0;
  for (const stem of small) if (large.has(stem)) count++;
  return count;
};

export const sharesAny = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  for (const stem of a) if (b.has(stem)) return true;
  return false;
};

/** Whether both are non-empty and share nothing. */
export const isApart = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 && b.size > 0 && !sharesAny(a, b);

/** Cosine similarity of two sets of stems, 0 to 1; 0 if either is empty. */
export const cosine = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.size === 0 || b.size === 0 ? 0 : countShared(a, b) / Math.sqrt(a.size * b.size);

/** Dice's coefficient of two sets of stems, 0 to 1. */
export const dice = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.size + b.size === 0 ? 0 : (2 * countShared(a, b)) / (a.size + b.size);

/** The share of the first set's stems that are in the second; 0 if the first is empty. */
export const coverageShare = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number =>
  part.size === 0 ? 0 : countShared(part, whole) / part.size;
