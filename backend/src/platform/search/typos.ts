export const MAX_TYPOS = 2;
const HAS_DIGIT = /\p{N}/u;
/** Shortest query word, in letters, that may be misspelt: one of a word of four may have been left out. */
const SHORTEST_MISSPELT = 3;

/** Whether a query word may be a misspelling of another. Numbers must match exactly. */
export const mayBeMisspelt = (word: string): boolean => !HAS_DIGIT.test(word) && [...word].length >= SHORTEST_MISSPELT;

/** Number of typos in which a query word may differ from this one. */
const toleranceOf = (word: string): 0 | 1 | 2 => {
  if (HAS_DIGIT.test(word)) return 0;
  const { length } = [...word];
  return length < 4 ? 0 : length < 8 ? 1 : 2;
};

/** Whether at most `edits` typos lead from one word to the other, from these letters on. */
const isWithin = (edits: number, left: string, right: string, leftAt = 0, rightAt = 0): boolean => {
  let [i, j] = [leftAt, rightAt];
  while (i < left.length && j < right.length && left.charCodeAt(i) === right.charCodeAt(j)) {
    i++;
    j++;
  }
  const [leftRest, rightRest] = [left.length - i, right.length - j];
  if (Math.max(leftRest, rightRest) <= edits) return true;
  if (edits === 0 || Math.abs(leftRest - rightRest) > edits) return false;
  const swapped = left[i] === right[j + 1] && left[i + 1] === right[j];
  return (
    isWithin(edits - 1, left, right, i + 1, j + 1) ||
    isWithin(edits - 1, left, right, i + 1, j) ||
    isWithin(edits - 1, left, right, i, j + 1) ||
    (swapped && isWithin(edits - 1, left, right, i + 2, j + 2))
  );
};

/** How many typos lead from one word to the other, if at most two: inserted, missing, wrong or swapped letters. */
const typosBetween = (left: string, right: string): number | undefined =>
  [0, 1, MAX_TYPOS].find((edits) => isWithin(edits, left, right));

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

/**
 * Most letters to delete from a beginning. If a letter was left out, the beginning has one more at its end, which has
 * to be deleted too.
 */
const deletionsIn = (length: number): number => (length < 4 ? 0 : length < KEY_LETTERS ? 1 : 2);

/**
 * Lookup keys of a query word: its beginning with letters deleted. Words that it may be a misspelling of, with at most so
 * many typos, share at least one (symmetric deletion, as in SymSpell).
 */
export const keysToLookUp = (word: string, typos: number = MAX_TYPOS): ReadonlySet<string> =>
  withDeletions(beginningOf(word), Math.min(typos, deletionsIn([...word].length)));

/** Keys under which a word is indexed: those of all misspellings that should find it. */
export const keysToKeep = (word: string): ReadonlySet<string> => {
  const { length } = [...word];
  if (length < 3 || HAS_DIGIT.test(word)) return new Set();
  return withDeletions(beginningOf(word), length < 6 ? 1 : 2);
};

/**
 * The words that `word` may be a misspelling of: those with one typo, or else those with two, if that many are looked
 * for and `word` is not among the words itself.
 */
export const resembling = (
  word: string,
  words: Iterable<string>,
  most: number,
  typos: number = MAX_TYPOS,
): readonly string[] => {
  const near = new Map<number, string[]>();
  let isKnown = false;
  for (const each of words) {
    const between = typosBetween(word, each);
    if (between === 0) isKnown = true;
    if (between !== undefined && between > 0 && between <= toleranceOf(each))
      near.set(between, [...(near.get(between) ?? []), each]);
  }
  const closest = near.get(1) ?? (isKnown || typos < MAX_TYPOS ? [] : near.get(MAX_TYPOS));
  return closest?.slice(0, most) ?? [];
};
