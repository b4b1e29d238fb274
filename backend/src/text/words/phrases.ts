/**
 * The alternatives of regular expressions built from lists, one phrase per line. A line may contain alternatives,
 * `a(?:b|c)`, but no unbounded repetition within a repetition, so that matching stays linear.
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

/** A pattern that matches a text as it stands; `RegExp.escape`, which Node 20 does not have. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const WORD_OR_MARK = /[\p{L}\p{N}](?:[\p{L}\p{N}’'.-]*[\p{L}\p{N}])?|[.,;:()—–]/gu;

/** The words of a sentence and the marks between its clauses, in their order. */
export const wordsAndMarks = (text: string): readonly string[] => text.match(WORD_OR_MARK) ?? [];
