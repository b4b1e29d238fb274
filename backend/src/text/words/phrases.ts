/**
 * The alternatives of regular expressions built from lists, one phrase per line. A line may contain alternatives, `a(?:b|c)`, but no unbounded
 * repetition within a repetition, so that matching stays linear.
 */
export const phraseAlternatives = (list: string): string =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('|');

/** Matches any of the phrases as whole words. */
export const anyOf = (list: string, flags = ''): RegExp =>
  new RegExp(String.raw`\b(?:${phraseAlternatives(list)})\b`, flags);

/** Matches texts that begin with any of the phrases; whole words if the phrase ends in a letter. */
export const opensWith = (list: string, flags = ''): RegExp =>
  new RegExp(String.raw`^(?:${phraseAlternatives(list)})(?<!\w(?=\w))`, flags);

/** Matches any of the pieces anywhere, also within words. */
export const anyPiece = (list: string, flags = ''): RegExp => new RegExp(phraseAlternatives(list), flags);

/** Alternatives within a phrase: `oneOf('day week')` is `(?:day|week)`. */
export const oneOf = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})`;
