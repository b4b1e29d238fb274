import { type RefObject, useEffect, useState } from 'react';

/** Distance from the visible part at which a page is drawn. */
const DRAWN_WITHIN = '800px';

interface Pages {
  /** Numbers of the pages near the visible part. */
  readonly near: ReadonlySet<number>;
  /** Width of the pages in CSS pixels. */
  readonly width: number;
}

/** The pages of a list that are near its visible part, and their width: observed once for all of them. */
export const useVisiblePages = (list: RefObject<HTMLElement>, count: number): Pages => {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const seen = (entries: readonly IntersectionObserverEntry[]): void =>
      setNear((before) => {
        const next = new Set(before);
        for (const { target, isIntersecting } of entries) {
          const page = Number((target as HTMLElement).dataset.page);
          if (isIntersecting) next.add(page);
          else next.delete(page);
        }
        return next;
      });
    // `scrollMargin` is for the frame in which the pages scroll; some browsers and TypeScript do not know it yet.
    const margins = { rootMargin: DRAWN_WITHIN, scrollMargin: DRAWN_WITHIN };
    const observer = new IntersectionObserver(seen, margins);
    for (const page of element.querySelectorAll('[data-page]')) observer.observe(page);
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    sizes.observe(element);
    return () => {
      observer.disconnect();
      sizes.disconnect();
    };
  }, [list, count]);
  return { near, width };
};
