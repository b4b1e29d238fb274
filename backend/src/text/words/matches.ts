/**
 * All matches of a global expression that never matches empty text. Unlike `matchAll`, this does not copy and compile
 * the expression for each text.
 */
export const matchesIn = (text: string, pattern: RegExp): readonly RegExpExecArray[] => {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
};
