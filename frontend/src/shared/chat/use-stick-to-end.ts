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
  /** Where the list was last seen. */
  const seen = useRef({ top: 0, height: 0 });
  useEffect(() => {
    isStuck.current = true;
  }, [reply]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    if (content !== null && isStuck.current) current.scrollTop = current.scrollHeight;
    seen.current = { top: current.scrollTop, height: current.scrollHeight };
  }, [list, reply, content]);
  return {
    onWheel: ({ deltaY }: { readonly deltaY: number }) => {
      if (deltaY < 0) isStuck.current = false;
    },
    onScroll: () => {
      const { current } = list;
      if (current === null) return;
      const { scrollTop, scrollHeight, clientHeight } = current;
      const { top, height } = seen.current;
      if (scrollHeight - clientHeight - scrollTop <= AT_END) isStuck.current = true;
      // Not where it moved because it has become shorter.
      else if (scrollTop < top && scrollHeight === height) isStuck.current = false;
      seen.current = { top: scrollTop, height: scrollHeight };
    },
  };
};
