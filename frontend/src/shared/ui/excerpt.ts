/** A text in the room that a column has: what is shown, and what is left of it. */
export interface Excerpt {
  readonly shown: string;
  /** Empty where the whole text is shown. */
  readonly rest: string;
}

/** A text that is longer by no more than this share of the room is shown whole: little would be gained. */
const tolerance = 1 / 6;

/** Words, and marks, that lead on to what is not shown any more. */
const leadingOn = /(?:[\s,;:–—-]|\s(?:a|an|and|at|by|for|from|in|of|on|or|that|the|to|with))+$/;

/** At most about `room` characters, cut between two words and after one that can precede an ellipsis. */
export const excerpt = (text: string, room: number): Excerpt => {
  if (text.length <= room * (1 + tolerance)) return { shown: text, rest: '' };
  const end = text.lastIndexOf(' ', room);
  const shown = text.slice(0, end > 0 ? end : room).replace(leadingOn, '');
  return { shown, rest: text.slice(shown.length) };
};
