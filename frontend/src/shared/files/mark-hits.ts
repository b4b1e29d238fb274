import { findTextHits } from './find-in-text';
import { findPieces, toDomRange } from './text-ranges';

/** Names of highlights, as `pdf-text.css` draws them. */
const FOUND_CLASS = 'found';
const SHOWN_CLASS = 'found-shown';

const highlightNamed = (name: string): Highlight => {
  const known = CSS.highlights.get(name);
  if (known !== undefined) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
};

interface MarkedHits {
  /** The piece in which the current hit begins. */
  readonly first: HTMLElement | null;
  /** Removes the highlights. */
  readonly unmark: () => void;
}

/** Highlights the search text in the laid-out text of a page. No effect in browsers without the Highlight API. */
export const markHits = (text: HTMLElement, query: string, shown: number | null): MarkedHits => {
  const pieces = findPieces(text);
  const hits = findTextHits(
    pieces.map(({ textContent }) => textContent ?? ''),
    query,
  );
  const hit = shown === null ? undefined : hits[shown];
  const first = (hit === undefined ? undefined : pieces[hit.from.piece]) ?? null;
  if (!('highlights' in CSS)) return { first, unmark: () => undefined };
  const ranges = hits.map((each) => toDomRange(pieces, each));
  ranges.forEach((range, index) => {
    if (range !== null) highlightNamed(index === shown ? SHOWN_CLASS : FOUND_CLASS).add(range);
  });
  const unmark = () => {
    for (const range of ranges)
      if (range !== null) for (const name of [FOUND_CLASS, SHOWN_CLASS]) highlightNamed(name).delete(range);
  };
  return { first, unmark };
};
