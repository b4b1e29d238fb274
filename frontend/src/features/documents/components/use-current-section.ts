import { type RefObject, useEffect, useState } from 'react';
import { findPassage } from '#shared/files/passage-locator';
import { findPieces } from '#shared/files/text-ranges';
import { currentSection } from '../current-section';
import { type LocatedSection, locateSection } from '../locate-section';

/** The line in which a heading begins on its page; undefined if the page's text is not laid out. */
const headingOn = (page: HTMLElement, section: LocatedSection): HTMLElement | undefined => {
  const pieces = findPieces(page);
  const found = findPassage(
    pieces.map(({ textContent }) => textContent ?? ''),
    locateSection(section),
  );
  return found === null ? undefined : pieces[found.from.piece];
};

/**
 * Position of the section being read in a frame of pages, -1 before the first. It follows the view, however that moves.
 */
export const useCurrentSection = (frame: RefObject<HTMLElement>, sections: readonly LocatedSection[]): number => {
  const [seen, setSeen] = useState(-1);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const headings = new Map<number, HTMLElement>();
    const findHeading = (page: HTMLElement, section: LocatedSection, position: number): HTMLElement => {
      const known = headings.get(position);
      if (known?.isConnected === true) return known;
      const found = headingOn(page, section);
      if (found !== undefined) headings.set(position, found);
      return found ?? page;
    };
    const look = (): void => {
      const view = element.getBoundingClientRect();
      const getTop = (each: Element): number => each.getBoundingClientRect().top - view.top;
      const pages = [...element.querySelectorAll<HTMLElement>('[data-page]')];
      const inView = pages.filter((page) => getTop(page) < view.height && getTop(page) > -page.offsetHeight);
      const numbers = inView.map(({ dataset }) => Number(dataset.page));
      const [first] = numbers;
      if (first === undefined) return;
      const tops = sections.map((section, position) => {
        const page = inView[numbers.indexOf(section.page)];
        if (page === undefined) return section.page < first ? -Infinity : Infinity;
        return getTop(findHeading(page, section, position));
      });
      // Measured by the line of each mark, as headings are.
      const marks = [...element.querySelectorAll('mark')].map((mark) => getTop(mark.parentElement ?? mark));
      setSeen(
        currentSection(tops, {
          height: view.height,
          below: element.scrollHeight - element.clientHeight - element.scrollTop,
          mark: marks.find((top) => top >= 0 && top < view.height) ?? null,
        }),
      );
    };
    let waiting = 0;
    const lookSoon = (): void => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(look);
    };
    element.addEventListener('scroll', lookSoon, { passive: true });
    // Pages are laid out, and passages marked, after they have come into view.
    const changes = new MutationObserver(lookSoon);
    changes.observe(element, { childList: true, subtree: true });
    // The sections may load after the pages, without any further scroll or resize event.
    lookSoon();
    return () => {
      element.removeEventListener('scroll', lookSoon);
      changes.disconnect();
      cancelAnimationFrame(waiting);
    };
  }, [frame, sections]);
  return seen;
};
