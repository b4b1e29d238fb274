/**
 * Words and phrases that decide which pages of a tracker are read, whatever its topic. Case and accents do not matter.
 */
export interface WordFilter {
  /** A page must have one of them; if there are none, any page passes. */
  readonly include: readonly string[];
  /** A page must have none of them. */
  readonly exclude: readonly string[];
}

export const NO_WORD_FILTER: WordFilter = { include: [], exclude: [] };
