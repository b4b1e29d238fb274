import { type RefObject, useEffect, useRef } from 'react';

/** Tolerance in CSS pixels when comparing scroll positions, which are rounded. */
const TOLERANCE_PX = 2;
/** CSS pixels above a question that is held at the top. */
const ABOVE = 12;

/**
 * `question`: the end of the list, until the last question has come to the top; so the beginning of a long reply is
 * read, and not its end. `end`: the end. `nothing`: the list stays where it is.
 */
type ScrollTarget = 'question' | 'end' | 'nothing';

const maxScrollTop = ({ scrollHeight, clientHeight }: HTMLElement): number => Math.max(0, scrollHeight - clientHeight);

const scrollTopOf = (list: HTMLElement, followed: ScrollTarget): number => {
  const question = [...list.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  switch (followed) {
    case 'question':
      return question === undefined
        ? maxScrollTop(list)
        : Math.min(maxScrollTop(list), Math.max(0, question.offsetTop - ABOVE));
    case 'end':
      return maxScrollTop(list);
    case 'nothing':
      return list.scrollTop;
  }
};

/**
 * Scrolls a list along with the reply that grows in it; `content` null: the list has not begun, and its beginning is
 * shown. Stops when the reader scrolls, by whatever means; follows the end again when they go there, and the question
 * when `turn`, the number of questions and replies begun, changes. Questions have the attribute `data-question`.
 * Returns the handlers for the list.
 */
export const useFollowedReply = (list: RefObject<HTMLElement>, turn: number, content: unknown) => {
  const followed = useRef<ScrollTarget>('question');
  /** The height at which the list was last seen. */
  const height = useRef(0);
  useEffect(() => {
    followed.current = 'question';
  }, [turn]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    if (content !== null) current.scrollTop = scrollTopOf(current, followed.current);
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
      if (followed.current !== 'nothing' && isAt(scrollTopOf(current, followed.current))) return;
      if (isAt(maxScrollTop(current))) followed.current = 'end';
      // Ignores movement that is caused by a changed height.
      else if (scrollHeight === height.current) followed.current = 'nothing';
      height.current = scrollHeight;
    },
  };
};
