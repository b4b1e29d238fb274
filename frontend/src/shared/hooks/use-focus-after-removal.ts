import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a focused control disappears, such as a button with nothing left to do, focuses another element instead of the
 * page. `isThere`: whether the control is shown. Returns the ref of the element to focus.
 */
export const useFocusAfterRemoval = <Next extends HTMLElement>(isThere: boolean): RefObject<Next> => {
  const next = useRef<Next>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    const isGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (isGone && document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, [isThere]);
  return next;
};
