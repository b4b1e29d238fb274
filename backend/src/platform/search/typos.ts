/** How many wrong letters a word of a query may have. Numbers have to be right. */
export const toleranceOf = (word: string): 0 | 1 | 2 => {
  if (/\p{N}/u.test(word)) return 0;
  const { length } = [...word];
  return length < 4 ? 0 : length < 8 ? 1 : 2;
};

/**
 * The edit distance of two words where it is at most `most`, else undefined. A letter that is missing, added or another
 * counts as one, and so do two neighbours that changed places (optimal string alignment).
 */
export const distanceOf = (left: string, right: string, most: number): number | undefined => {
  const [a, b] = [[...left], [...right]];
  if (Math.abs(a.length - b.length) > most) return undefined;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...current) > most) return undefined;
    [beforeLast, last] = [last, current];
  }
  const distance = last[b.length] ?? 0;
  return distance <= most ? distance : undefined;
};

/** Keys from the beginning of a word alone keep their number small; what they match is compared whole. */
const KEY_LETTERS = 7;

const withDeletions = (letters: string, deletions: number): ReadonlySet<string> => {
  let newest: readonly string[] = [letters];
  const keys = new Set(newest);
  for (let deleted = 0; deleted < deletions; deleted++) {
    newest = newest.flatMap((key) => [...key].map((_, index) => [...key].toSpliced(index, 1).join('')));
    for (const key of newest) keys.add(key);
  }
  return keys;
};

const beginningOf = (word: string): string => [...word].slice(0, KEY_LETTERS).join('');

/**
 * Words within the tolerance of a query's word share one of its keys, which are its beginning with letters left out
 * (symmetric deletion, as in SymSpell).
 */
export const keysToLookUp = (word: string): ReadonlySet<string> => withDeletions(beginningOf(word), toleranceOf(word));

/** The keys that a word is kept under: those that any word looks up that may be a misspelling of it. */
export const keysToKeep = (word: string): ReadonlySet<string> => {
  const { length } = [...word];
  if (length < 3 || /\p{N}/u.test(word)) return new Set();
  return withDeletions(beginningOf(word), length < 6 ? 1 : 2);
};

/** Of many words those that `word` may be a misspelling of, the nearest first. */
export const resembling = (word: string, words: Iterable<string>, most: number): readonly string[] => {
  const tolerance = toleranceOf(word);
  const near = [...words].flatMap((each) => {
    const distance = distanceOf(word, each, tolerance);
    return distance === undefined || distance === 0 ? [] : [{ each, distance }];
  });
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ each }) => each);
};
