import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../hooks/use-latest';
import { nearestZoom, steppedZoom } from './zoom';

/** Distance by which an arrow key moves a map. */
const PAN_STEP_PX = 60;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-PAN_STEP_PX, 0],
  ArrowRight: [PAN_STEP_PX, 0],
  ArrowUp: [0, -PAN_STEP_PX],
  ArrowDown: [0, PAN_STEP_PX],
};

/** Distance that a pointer may move during a click. */
const CLICK_TOLERANCE_PX = 4;

/** A point on the screen, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const toPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });

/** A pinch of two fingers: the point between them, and their distance. */
interface Pinch {
  readonly at: Point;
  readonly spread: number;
}

const toPinch = ({ touches }: TouchEvent): Pinch | null => {
  const [one, other] = [touches[0], touches[1]];
  if (one === undefined || other === undefined || touches.length > 2) return null;
  return {
    at: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
    spread: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
};

/**
 * A layer that can be zoomed and panned within a frame, by wheel, keys, pointer and pinching. The frame scrolls, so
 * that a focused marker comes into view. The wheel scrolls the page unless the frame has the focus or Ctrl is held; one
 * finger does unless the map is zoomed in.
 */
export const useZoom = () => {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  /** The point of the layer, as shares of its size, that stays in place on the screen. */
  const held = useRef<{ readonly at: Point; readonly across: number; readonly down: number } | null>(null);
  /** Last position of the pressed pointer; `moving` once it has left the place where it was pressed. */
  const dragged = useRef<(Point & { readonly moving: boolean }) | null>(null);
  const pinched = useRef<{ readonly zoom: number; readonly spread: number; readonly at: Point } | null>(null);

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
    zoomTo(next, toPoint(event));
  };
  const onTouchStart = (event: TouchEvent): void => {
    const pinch = toPinch(event);
    pinched.current = pinch === null ? null : { ...pinch, zoom };
  };
  const onTouchMove = (event: TouchEvent): void => {
    const [previousPinch, pinch] = [pinched.current, toPinch(event)];
    if (previousPinch === null || pinch === null) return;
    event.preventDefault();
    const next = nearestZoom((previousPinch.zoom * pinch.spread) / previousPinch.spread);
    if (next !== zoom) zoomTo(next, pinch.at);
    else move(previousPinch.at.x - pinch.at.x, previousPinch.at.y - pinch.at.y);
    pinched.current = { ...previousPinch, at: pinch.at };
  };
  // React's own listeners are passive: they cannot keep the page from scrolling.
  useActiveListener(frame, 'wheel', onWheel);
  useActiveListener(frame, 'touchstart', onTouchStart);
  useActiveListener(frame, 'touchmove', onTouchMove);

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
    dragged.current = { ...toPoint(event), moving: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const last = dragged.current;
    if (last === null || pinched.current !== null) return;
    const { x, y } = toPoint(event);
    if (!last.moving && Math.hypot(x - last.x, y - last.y) < CLICK_TOLERANCE_PX) return;
    // Captured only when it moves: otherwise the click would not reach the pressed element.
    if (!last.moving) event.currentTarget.setPointerCapture(event.pointerId);
    move(last.x - x, last.y - y);
    dragged.current = { x, y, moving: true };
  };
  const onPointerUp = (): void => {
    dragged.current = null;
  };
  const handlers = {
    onKeyDown,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onLostPointerCapture: onPointerUp,
  };
  return { zoom, zoomTo, frame, layer, handlers };
};

/** A listener that may prevent the browser's default action. */
const useActiveListener = <Type extends 'wheel' | 'touchstart' | 'touchmove'>(
  target: RefObject<HTMLElement | null>,
  type: Type,
  listen: (event: HTMLElementEventMap[Type]) => void,
): void => {
  const latest = useLatest(listen);
  useEffect(() => {
    const element = target.current;
    const handleEvent = (event: HTMLElementEventMap[Type]) => latest.current(event);
    element?.addEventListener(type, handleEvent, { passive: false });
    return () => element?.removeEventListener(type, handleEvent);
  }, [target, type, latest]);
};
