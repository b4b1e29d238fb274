/** A text cut to the available room: the shown part and the rest. */
export interface Excerpt {
  readonly shown: string;
  /** Empty if the whole text is shown. */
  readonly rest: string;
}

/** A text that is longer by at most this share is shown completely. */
const TOLERANCE = 1 / 6;

/**
 * What should not precede the ellipsis: punctuation, words that need a continuation, figures before their unit, and
 * initials, whose full stop does not end a sentence.
 */
const LEADING_ON =
  /(?:[\s,.;:–—…-]|\s(?:a|an|and|at|by|for|from|in|of|on|or|that|the|to|with)|\s\S*\d\S*|\s(?:\p{L}\.)+)+$/u;

/** About `maxLength` characters, cut between words. */
export const excerpt = (text: string, maxLength: number): Excerpt => {
  if (text.length <= maxLength * (1 + TOLERANCE)) return { shown: text, rest: '' };
  const end = text.lastIndexOf(' ', maxLength);
  const shown = text.slice(0, end > 0 ? end : maxLength).replace(LEADING_ON, '');
  return { shown, rest: text.slice(shown.length) };
};
