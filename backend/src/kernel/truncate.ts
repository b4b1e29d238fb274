/** Characters that should not precede an ellipsis: punctuation that leads on, and half a character. */
const LEADING_ON = /[\s.,:;…–—\uD800-\uDBFF-]+$/u;

/** The first `longest` UTF-16 units of a text at most, with an ellipsis if the rest is left off. */
export const truncate = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, Math.max(0, longest - 1)).replace(LEADING_ON, '')}…`;
