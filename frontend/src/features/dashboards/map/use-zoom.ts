import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { steppedZoom } from './zoom';

/** CSS pixels by which an arrow key moves a map. */
const PAN = 60;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-PAN, 0],
  ArrowRight: [PAN, 0],
  ArrowUp: [0, -PAN],
  ArrowDown: [0, PAN],
};

/** On the screen, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });

/**
 * A layer that is zoomed and moved within a frame, by wheel, keys and pointer. The frame is scrolled, so that a marker
 * that gets the focus comes into view. The page keeps its wheel unless the frame has the focus or Ctrl is held.
 */
export const useZoom = () => {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  /** The point of the layer, as shares of its size, that stays where it is on the screen. */
  const held = useRef<{ readonly at: Point; readonly across: number; readonly down: number } | null>(null);
  const dragged = useRef<Point | null>(null);

  const zoomTo = (next: number, at?: Point): void => {
    if (next === zoom || frame.current === null || layer.current === null) return;
    const outer = frame.current.getBoundingClientRect();
    const { left, top, width, height } = layer.current.getBoundingClientRect();
    const point = at ?? { x: outer.left + outer.width / 2, y: outer.top + outer.height / 2 };
    held.current = { at: point, across: (point.x - left) / width, down: (point.y - top) / height };
    setZoom(next);
  };

  const move = (x: number, y: number): void => {
    if (frame.current === null) return;
    frame.current.scrollLeft += x;
    frame.current.scrollTop += y;
  };

  useLayoutEffect(() => {
    if (held.current === null || layer.current === null) return;
    const { at, across, down } = held.current;
    const { left, top, width, height } = layer.current.getBoundingClientRect();
    held.current = null;
    move(left + across * width - at.x, top + down * height - at.y);
  }, [zoom]);

  const onWheel = (event: WheelEvent): void => {
    const next = steppedZoom(zoom, event.deltaY < 0 ? 1 : -1);
    const isMeant = event.ctrlKey || (document.activeElement === frame.current && next !== zoom);
    if (!isMeant) return;
    event.preventDefault();
    zoomTo(next, pointOf(event));
  };
  const latestOnWheel = useRef(onWheel);
  latestOnWheel.current = onWheel;
  useEffect(() => {
    const element = frame.current;
    const turn = (event: WheelEvent) => latestOnWheel.current(event);
    // React's own listeners are passive: they cannot keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') zoomTo(steppedZoom(zoom, 1));
    else if (event.key === '-') zoomTo(steppedZoom(zoom, -1));
    else if (event.key === '0') zoomTo(1);
    else if (arrow !== undefined && zoom > 1) move(...arrow);
    else return;
    event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (zoom <= 1 || event.button !== 0 || isOnLink) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = pointOf(event);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (dragged.current === null) return;
    const { x, y } = pointOf(event);
    move(dragged.current.x - x, dragged.current.y - y);
    dragged.current = { x, y };
  };
  const onLostPointerCapture = (): void => {
    dragged.current = null;
  };

  return { zoom, zoomTo, frame, layer, handlers: { onKeyDown, onPointerDown, onPointerMove, onLostPointerCapture } };
};
