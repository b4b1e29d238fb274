/** All matches of a global expression. Most sentences have none, which is found without the copy of it that `matchAll` makes. */
export const matchesIn = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
