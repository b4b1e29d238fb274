import { type RefObject, useEffect, useRef } from 'react';

/** Tolerance in CSS pixels when comparing scroll positions, which are rounded. */
const TOLERANCE_PX = 2;
/** CSS pixels above a question that is held at the top. */
const SCROLL_MARGIN_PX = 12;

/**
 * What the list scrolls to. `question`: the end, but no further than the last question at the top, so that long replies
 * can be read from their beginning. `nothing`: it does not scroll.
 */
type ScrollTarget = 'question' | 'end' | 'nothing';

const maxScrollTop = ({ scrollHeight, clientHeight }: HTMLElement): number => Math.max(0, scrollHeight - clientHeight);

const computeScrollTop = (list: HTMLElement, followed: ScrollTarget): number => {
  const question = [...list.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  switch (followed) {
    case 'question':
      return question === undefined
        ? maxScrollTop(list)
        : Math.min(maxScrollTop(list), Math.max(0, question.offsetTop - SCROLL_MARGIN_PX));
    case 'end':
      return maxScrollTop(list);
    case 'nothing':
      return list.scrollTop;
  }
};

/**
 * Scrolls a list with its growing reply; `content` null: nothing has been asked, and the list stays at its beginning.
 * Stops when the reader scrolls in any way; follows again when they scroll to the end, or when `turn`, the number of
 * questions and replies begun, changes. Questions have the attribute `data-question`. Returns the handlers for the
 * list.
 */
export const useScrollWithReply = (list: RefObject<HTMLElement>, turn: number, content: unknown) => {
  const followed = useRef<ScrollTarget>('question');
  /** The last known height of the list. */
  const height = useRef(0);
  useEffect(() => {
    followed.current = 'question';
  }, [turn]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    if (content !== null) current.scrollTop = computeScrollTop(current, followed.current);
    height.current = current.scrollHeight;
  }, [list, turn, content]);
  return {
    onWheel: ({ deltaY }: { readonly deltaY: number }) => {
      if (deltaY < 0) followed.current = 'nothing';
    },
    onScroll: () => {
      const { current } = list;
      if (current === null) return;
      const { scrollTop, scrollHeight } = current;
      const isAt = (position: number): boolean => Math.abs(scrollTop - position) <= TOLERANCE_PX;
      if (followed.current !== 'nothing' && isAt(computeScrollTop(current, followed.current))) return;
      if (isAt(maxScrollTop(current))) followed.current = 'end';
      // Ignores scrolling caused by a changed height.
      else if (scrollHeight === height.current) followed.current = 'nothing';
      height.current = scrollHeight;
    },
  };
};
