import { type RefObject, useEffect, useRef } from 'react';

/** CSS pixels from the end at which a list counts as being there: positions are rounded. */
const AT_END = 2;

/**
 * Keeps the end of a list in view as it grows; null is a list that has not begun, whose beginning is shown. Stops when the reader
 * scrolls up, by whatever means, and resumes when they are at the end again, or when `reply`, the number of replies begun, changes.
 * Returns the handlers for the list.
 */
export const useStickToEnd = (list: RefObject<HTMLElement>, reply: number, content: unknown) => {
  const isStuck = useRef(true);
  const place = useRef(0);
  useEffect(() => {
    isStuck.current = true;
  }, [reply]);
  useEffect(() => {
    const { current } = list;
    if (current !== null && content !== null && isStuck.current) current.scrollTop = current.scrollHeight;
  }, [list, reply, content]);
  return {
    onWheel: ({ deltaY }: { readonly deltaY: number }) => {
      if (deltaY < 0) isStuck.current = false;
    },
    onScroll: () => {
      const { current } = list;
      if (current === null) return;
      const { scrollTop, scrollHeight, clientHeight } = current;
      if (scrollHeight - clientHeight - scrollTop <= AT_END) isStuck.current = true;
      else if (scrollTop < place.current) isStuck.current = false;
      place.current = scrollTop;
    },
  };
};
