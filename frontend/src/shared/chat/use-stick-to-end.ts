import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the end of a list in view as it grows; null is a list that has not begun, whose beginning is shown. Stops when the reader scrolls up with the mouse over it, and resumes when
 * `reply`, the number of replies begun, changes. Returns what to call on a wheel event.
 */
export const useStickToEnd = (
  list: RefObject<HTMLElement>,
  reply: number,
  content: unknown,
): ((event: { readonly deltaY: number }) => void) => {
  const isStuck = useRef(true);
  useEffect(() => {
    isStuck.current = true;
  }, [reply]);
  useEffect(() => {
    const { current } = list;
    if (current !== null && content !== null && isStuck.current) current.scrollTop = current.scrollHeight;
  }, [list, reply, content]);
  return ({ deltaY }) => {
    if (deltaY < 0) isStuck.current = false;
  };
};
