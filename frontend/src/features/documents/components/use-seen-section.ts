import { type RefObject, useEffect, useState } from 'react';
import type { DocumentSection } from './section-navigator';

/** Position of the section that is read in a frame of pages, -1 before the first; and what tells that one was gone to. */
export const useSeenSection = (
  frame: RefObject<HTMLElement>,
  sections: readonly DocumentSection[],
): readonly [seen: number, goneTo: (position: number) => void] => {
  const [seen, setSeen] = useState(-1);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = (): void => {
      const { top, height } = element.getBoundingClientRect();
      const pages = [...element.querySelectorAll<HTMLElement>('[data-page]')];
      const inView = pages.filter((page) => {
        const place = page.getBoundingClientRect();
        return place.bottom > top && place.top < top + height;
      });
      const numbers = inView.map(({ dataset }) => Number(dataset.page));
      const [first] = numbers;
      if (first === undefined) return;
      setSeen((before) => {
        // Of several on the pages that are seen, the one that was gone to.
        const known = sections[before];
        if (known !== undefined && numbers.includes(known.page)) return before;
        const last = sections.findLastIndex(({ page }) => page < first);
        const here = sections.findIndex(({ page }) => page === first);
        return here === -1 ? last : here;
      });
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [frame, sections]);
  return [seen, setSeen];
};
