const HAS_DIGIT = /\p{N}/u;
/** Of a word of four letters, one may have been left out. */
const SHORTEST_MISSPELT = 3;

/** Whether a query word may be a misspelling of another. Numbers must match exactly. */
export const mayBeMisspelt = (word: string): boolean => !HAS_DIGIT.test(word) && [...word].length >= SHORTEST_MISSPELT;

/** Number of typos in which a query word may differ from this one. */
const toleranceOf = (word: string): 0 | 1 | 2 => {
  if (HAS_DIGIT.test(word)) return 0;
  const { length } = [...word];
  return length < 4 ? 0 : length < 8 ? 1 : 2;
};

/**
 * The edit distance of two words if it is at most `most`, else undefined. Insertions, deletions, substitutions and
 * transpositions of adjacent letters count as one (optimal string alignment).
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

/** Using only the beginning of words keeps the number of keys small; candidates are then compared completely. */
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

/** Where a letter was left out, the beginning has one more letter at its end, which has to be deleted too. */
const deletionsIn = (length: number): number => (length < 4 ? 0 : length < KEY_LETTERS ? 1 : 2);

/**
 * Lookup keys of a query word: its beginning with letters deleted. Words that it may be a misspelling of share at least one
 * (symmetric deletion, as in SymSpell).
 */
export const keysToLookUp = (word: string): ReadonlySet<string> =>
  withDeletions(beginningOf(word), deletionsIn([...word].length));

/** Keys under which a word is indexed: those of all misspellings that should find it. */
export const keysToKeep = (word: string): ReadonlySet<string> => {
  const { length } = [...word];
  if (length < 3 || HAS_DIGIT.test(word)) return new Set();
  return withDeletions(beginningOf(word), length < 6 ? 1 : 2);
};

/** The words that `word` may be a misspelling of, closest first. */
export const resembling = (word: string, words: Iterable<string>, most: number): readonly string[] => {
  const near = [...words].flatMap((each) => {
    const distance = distanceOf(word, each, toleranceOf(each));
    return distance === undefined || distance === 0 ? [] : [{ each, distance }];
  });
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ each }) => each);
};
