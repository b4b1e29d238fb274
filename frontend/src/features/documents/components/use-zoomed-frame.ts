import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How large the pages in a frame are, 1 being as wide as the frame; what is in its middle stays there. */
export const useZoomedFrame = (
  frame: RefObject<HTMLElement>,
): readonly [zoom: number, zoomTo: (zoom: number) => void] => {
  const [zoom, zoomTo] = useState(1);
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const growth = zoom / before.current;
    before.current = zoom;
    const element = frame.current;
    if (element === null || growth === 1) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    element.scrollLeft = (scrollLeft + clientWidth / 2) * growth - clientWidth / 2;
    element.scrollTop = (scrollTop + clientHeight / 2) * growth - clientHeight / 2;
  }, [frame, zoom]);
  return [zoom, zoomTo];
};
