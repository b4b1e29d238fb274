/** A sentence in the room that a narrow column has: what is shown, and what is left of it. */
export interface Excerpt {
  readonly shown: string;
  /** Empty where the whole sentence is shown. */
  readonly rest: string;
}

/** About three lines of the narrow column. */
const room = 150;
/** A sentence that is hardly longer is shown whole: nobody gains by the loss of its last words. */
const grace = 25;

/** Words, and marks, that lead on to what is not shown any more. */
const leadingOn = /(?:[\s,;:–—-]|\s(?:a|an|and|at|by|for|from|in|of|on|or|that|the|to|with))+$/;

/** Cut between two words, never within one, and after one that can stand before an ellipsis. */
export const excerpt = (sentence: string): Excerpt => {
  if (sentence.length <= room + grace) return { shown: sentence, rest: '' };
  const end = sentence.lastIndexOf(' ', room);
  const shown = sentence.slice(0, end > 0 ? end : room).replace(leadingOn, '');
  return { shown, rest: sentence.slice(shown.length) };
};
