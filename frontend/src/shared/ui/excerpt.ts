/** A text cut to the available room: the shown part and the rest. */
export interface Excerpt {
  readonly shown: string;
  /** Empty if the whole text is shown. */
  readonly rest: string;
}

/** A text that is longer by at most this share is shown completely. */
const tolerance = 1 / 6;

/** Words and punctuation that should not precede the ellipsis. */
const leadingOn = /(?:[\s,.;:–—…-]|\s(?:a|an|and|at|by|for|from|in|of|on|or|that|the|to|with))+$/;

/** About `room` characters, cut between words. */
export const excerpt = (text: string, room: number): Excerpt => {
  if (text.length <= room * (1 + tolerance)) return { shown: text, rest: '' };
  const end = text.lastIndexOf(' ', room);
  const shown = text.slice(0, end > 0 ? end : room).replace(leadingOn, '');
  return { shown, rest: text.slice(shown.length) };
};
