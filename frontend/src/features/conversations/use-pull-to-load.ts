import { type RefObject, type TouchEvent, useRef, useState } from 'react';

/** CSS pixels that the list is pulled down to load more, and that it moves at most. */
const PULL_THRESHOLD_PX = 60;
const MAX_PULL_PX = 90;

/**
 * Loads earlier messages when the list, scrolled to its top, is pulled down by touch. A button does the same for other
 * users.
 */
export const usePullToLoad = (list: RefObject<HTMLElement>, mayLoad: boolean, load: () => Promise<void>) => {
  const start = useRef<number | null>(null);
  const [distance, setDistance] = useState(0);
  const release = () => {
    start.current = null;
    setDistance(0);
  };
  return {
    distance,
    isFar: distance >= PULL_THRESHOLD_PX,
    handlers: {
      onTouchStart: ({ touches }: TouchEvent) => {
        start.current = mayLoad && list.current?.scrollTop === 0 ? (touches[0]?.clientY ?? null) : null;
      },
      onTouchMove: ({ touches }: TouchEvent) => {
        const y = touches[0]?.clientY;
        if (start.current === null || y === undefined) return;
        setDistance(Math.max(0, Math.min(MAX_PULL_PX, (y - start.current) / 2)));
      },
      onTouchEnd: () => {
        if (distance >= PULL_THRESHOLD_PX) void load();
        release();
      },
      onTouchCancel: release,
    },
  };
};
