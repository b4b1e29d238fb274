const OPEN = '<think>';
const CLOSE = '</think>';

/** The longest end of a text that could be the beginning of a tag. */
const tagBegunAtEnd = (text: string, tag: string): number => {
  for (let length = Math.min(text.length, tag.length - 1); length > 0; length--)
    if (tag.startsWith(text.slice(-length))) return length;
  return 0;
};

/**
 * Removes what a model thinks aloud between `<think>` and `</think>`, whose tags may be split among the pieces.
 * Thoughts without an end tag are removed to the end of the text.
 */
export const withoutThinking = (): ((piece: string) => string) => {
  let thinking = false;
  let pending = '';
  return (piece) => {
    let spoken = '';
    pending += piece;
    for (;;) {
      const tag = thinking ? CLOSE : OPEN;
      const index = pending.indexOf(tag);
      if (index === -1) break;
      if (!thinking) spoken += pending.slice(0, index);
      pending = pending.slice(index + tag.length);
      thinking = !thinking;
    }
    const held = tagBegunAtEnd(pending, thinking ? CLOSE : OPEN);
    if (!thinking) spoken += pending.slice(0, pending.length - held);
    pending = pending.slice(pending.length - held);
    return spoken;
  };
};
