/**
 * Letters for the same sound in two spellings of a word, either way; a vowel may also be added, and a letter doubled.
 */
const SAME_SOUND: readonly (readonly [string, string])[] = [
  ['s', 'z'],
  ['c', 's'],
  ['c', 'k'],
  ['f', 'ph'],
  ['er', 're'],
  ['ct', 'x'],
  ['ow', 'ough'],
  ['ck', 'que'],
  ['k', 'que'],
  ['i', 'y'],
];

/** Without y, which derives words, as in `warranty`. */
const VOWEL = /^[aeiou]$/;

/** Most places at which two spellings differ. */
const MAX_DIFFERENCES = 2;

const isAlike = (one: string, other: string, before: string, differences: number): boolean => {
  if (one === other) return true;
  const [first = '', otherFirst = ''] = [one.slice(0, 1), other.slice(0, 1)];
  if (first === otherFirst && isAlike(one.slice(1), other.slice(1), first, differences)) return true;
  if (differences === MAX_DIFFERENCES) return false;
  const from = (left: string, right: string, last: string): boolean => isAlike(left, right, last, differences + 1);
  if (VOWEL.test(first) && VOWEL.test(otherFirst) && from(one.slice(1), other.slice(1), first)) return true;
  // A vowel more, or the letter before it once more
  if ((VOWEL.test(first) || first === before) && from(one.slice(1), other, first)) return true;
  if ((VOWEL.test(otherFirst) || otherFirst === before) && from(one, other.slice(1), otherFirst)) return true;
  return SAME_SOUND.flatMap(([left, right]) => [[left, right] as const, [right, left] as const]).some(
    ([left, right]) =>
      one.startsWith(left) && other.startsWith(right) && from(one.slice(left.length), other.slice(right.length), ''),
  );
};

/** Whether two words may be one in two spellings: they begin alike, and differ in at most two places as spellings do. */
export const areSpelledAlike = (one: string, other: string): boolean =>
  one[0] === other[0] && isAlike(one, other, '', 0);
