import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Distance from the end, in CSS pixels, that still counts as the end. */
const NEAR_END_PX = 50;

interface ScrollAnchor {
  readonly height: number;
  readonly first: unknown;
}

/**
 * Keeps the end of a list in view as it grows, unless the reader has scrolled more than 50 px up; keeps the view in
 * place if earlier messages are added above. `isShown`: whether the list is visible at all. A conversation is read at
 * its end; `useScrollWithReply` is for long replies, which are read from their beginning.
 */
export const useStickToBottom = (
  list: RefObject<HTMLElement>,
  messages: readonly { readonly id: string }[],
  phase: unknown,
  isShown: boolean,
): void => {
  const isNear = useRef(true);
  const scrollAnchor = useRef<ScrollAnchor>({ height: 0, first: undefined });
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    let top = current.scrollTop;
    // Only scrolling up counts as leaving the end: new content below moves the end away, too.
    const follow = () => {
      if (current.clientHeight === 0) return;
      const isAtEnd = current.scrollHeight - current.clientHeight - current.scrollTop <= NEAR_END_PX;
      if (isAtEnd || current.scrollTop < top) isNear.current = isAtEnd;
      top = current.scrollTop;
    };
    const grown = new MutationObserver(() => {
      if (isNear.current) current.scrollTop = current.scrollHeight;
    });
    current.addEventListener('scroll', follow, { passive: true });
    grown.observe(current, { childList: true, subtree: true });
    return () => {
      current.removeEventListener('scroll', follow);
      grown.disconnect();
    };
  }, [list]);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const first = messages[0]?.id;
    const { height } = scrollAnchor.current;
    const isAbove = scrollAnchor.current.first !== undefined && first !== scrollAnchor.current.first;
    scrollAnchor.current = { height: current.scrollHeight, first };
    if (isAbove && !isNear.current) current.scrollTop += current.scrollHeight - height;
    else if (isNear.current) current.scrollTop = current.scrollHeight;
  }, [list, messages, phase, isShown]);
};
