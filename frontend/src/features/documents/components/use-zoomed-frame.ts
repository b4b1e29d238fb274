import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What somebody looks at, in CSS pixels of what scrolls in a frame: the mark, if it is in view, else the middle. */
const lookedAt = (frame: HTMLElement): Point => {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  const view = frame.getBoundingClientRect();
  const marks = [...frame.querySelectorAll('mark')].map((mark) => mark.getBoundingClientRect());
  const mark = marks.find(({ top, bottom }) => bottom > view.top && top < view.bottom);
  return {
    x: scrollLeft + (mark === undefined ? clientWidth / 2 : mark.left + mark.width / 2 - view.left),
    y: scrollTop + (mark === undefined ? clientHeight / 2 : mark.top + mark.height / 2 - view.top),
  };
};

/** How large the pages in a frame are, 1 being as wide as the frame; what is looked at is brought to its middle. */
export const useZoomedFrame = (
  frame: RefObject<HTMLElement>,
): readonly [zoom: number, zoomTo: (zoom: number) => void] => {
  const [zoom, setZoom] = useState(1);
  const before = useRef<{ readonly zoom: number; readonly point: Point } | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || before.current === null) return;
    const { point, zoom: was } = before.current;
    element.scrollLeft = (point.x * zoom) / was - element.clientWidth / 2;
    element.scrollTop = (point.y * zoom) / was - element.clientHeight / 2;
  }, [frame, zoom]);
  const zoomTo = (next: number): void => {
    if (frame.current !== null) before.current = { zoom, point: lookedAt(frame.current) };
    setZoom(next);
  };
  return [zoom, zoomTo];
};
