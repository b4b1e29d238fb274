import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PassageLocator } from '#shared/files/passage-locator';
import type { PrintedText } from '#shared/files/use-page-text-column';
import { fittingZoom } from '../zoom-steps';

/** In CSS pixels of the frame's scrolled content. */
interface Point {
  readonly x: number;
  readonly y: number;
  /** Its distance below the top of the frame. */
  readonly below: number;
}

/** The point that the user looks at: the mark, if it is in view, else the middle. */
const lookedAt = (frame: HTMLElement): Point => {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  const view = frame.getBoundingClientRect();
  const marks = [...frame.querySelectorAll('mark')].map((mark) => mark.getBoundingClientRect());
  const mark = marks.find(({ top, bottom }) => bottom > view.top && top < view.bottom);
  const below = mark === undefined ? clientHeight / 2 : mark.top - view.top;
  return {
    x: scrollLeft + (mark === undefined ? clientWidth / 2 : mark.left + mark.width / 2 - view.left),
    // At the top, the space above the first page stays in view.
    ...(scrollTop === 0 ? { y: 0, below: 0 } : { y: scrollTop + below, below }),
  };
};

interface FrameZoom {
  readonly zoom: number;
  /** The zoom at which the text fills the frame; null if it is hardly larger. */
  readonly fitting: number | null;
  readonly zoomTo: (zoom: number) => void;
}

/**
 * The zoom of the pages in a frame. It starts at 1, where a page is as wide as the frame. When it changes, the point
 * that the user looks at keeps its height in the frame and is centred horizontally. In a frame narrower than a printed
 * page, as on a phone, the first passage to be read zooms in until the text fills the frame.
 */
export const useZoomedFrame = (
  frame: RefObject<HTMLElement>,
  printed: PrintedText | null,
  passage: PassageLocator | null,
): FrameZoom => {
  const [zoom, setZoom] = useState(1);
  const fitting = printed === null ? null : fittingZoom(printed.column);
  const before = useRef<{ readonly zoom: number; readonly to: number; readonly point: Point } | null>(null);
  const isChosen = useRef(false);
  // After the pages’ own effects, which bring the passage into view.
  useEffect(() => {
    const element = frame.current;
    if (passage === null || passage.from === '' || element === null || printed === null) return;
    if (fitting === null || isChosen.current) return;
    if (element.clientWidth >= printed.pageWidth) return;
    isChosen.current = true;
    before.current = { zoom: 1, to: fitting, point: lookedAt(element) };
    // eslint-disable-next-line react-hooks/set-state-in-effect -- It fits what the page measured.
    setZoom(fitting);
  }, [frame, printed, fitting, passage]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || before.current?.to !== zoom) return;
    const { point, zoom: was } = before.current;
    before.current = null;
    const isFitted = printed !== null && zoom === fitting;
    element.scrollLeft = isFitted
      ? printed.column.left * element.scrollWidth
      : (point.x * zoom) / was - element.clientWidth / 2;
    element.scrollTop = (point.y * zoom) / was - point.below;
  }, [frame, zoom, printed, fitting]);
  const zoomTo = (next: number): void => {
    isChosen.current = true;
    if (frame.current !== null && next !== zoom) before.current = { zoom, to: next, point: lookedAt(frame.current) };
    setZoom(next);
  };
  return { zoom, fitting, zoomTo };
};
