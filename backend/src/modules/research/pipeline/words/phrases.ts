/**
 * Patterns made of lists. A list has one phrase a line; a line may hold choices, `a(?:b|c)`, but nothing that repeats without
 * bound inside a repetition, so that each pattern reads a text in one pass.
 */
const linesOf = (list: string): string =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('|');

/** Finds any of the phrases, as whole words. */
export const anyOf = (list: string, flags = ''): RegExp => new RegExp(String.raw`\b(?:${linesOf(list)})\b`, flags);

/** Finds a text that opens with any of the phrases. Whole words, where the last mark of a phrase is a letter. */
export const opensWith = (list: string, flags = ''): RegExp =>
  new RegExp(String.raw`^(?:${linesOf(list)})(?<!\w(?=\w))`, flags);

/** Finds any of some pieces wherever they stand, within words too. */
export const anyPiece = (list: string, flags = ''): RegExp => new RegExp(linesOf(list), flags);

/** A choice of words for use within a phrase: `oneOf('day week')` is `(?:day|week)`. */
export const oneOf = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})`;
