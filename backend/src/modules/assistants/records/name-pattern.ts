import { escapeRegExp } from '#text/words/phrases';

/**
 * A pattern for a name as whole words. An abbreviation matches only in capitals, since in lower case it is often a
 * word: `ED`, `IT`.
 */
export const namePattern = (name: string, flags = ''): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${escapeRegExp(name)}(?![\p{L}\p{N}])`,
    `${flags}${name === name.toUpperCase() ? 'u' : 'iu'}`,
  );
