import { hitsIn, type InPieces } from './find-in-text';
import { showPassage } from './show-in-frame';

/** Names of highlights, as `pdf-text.css` draws them. */
const FOUND = 'found';
const SHOWN = 'found-shown';

const rangeOf = (pieces: readonly HTMLElement[], from: InPieces, to: InPieces): Range | null => {
  const first = pieces[from.piece]?.firstChild;
  const last = pieces[to.piece]?.firstChild;
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first, from.at);
  range.setEnd(last, to.at);
  return range;
};

const highlightNamed = (name: string): Highlight => {
  const known = CSS.highlights.get(name);
  if (known !== undefined) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
};

/**
 * Marks what is searched for in the laid-out text of a page, and shows the hit `shown` of them. Returns what takes the marks
 * off. Browsers without highlights mark nothing; the hit is shown all the same.
 */
export const markHits = (text: HTMLElement, query: string, shown: number | null): (() => void) => {
  const pieces = [...text.querySelectorAll<HTMLElement>('span:not(.markedContent)')];
  const hits = hitsIn(
    pieces.map(({ textContent }) => textContent ?? ''),
    query,
  );
  const hit = shown === null ? undefined : hits[shown];
  const first = hit === undefined ? undefined : pieces[hit.from.piece];
  if (first !== undefined) showPassage(first);
  if (!('highlights' in CSS)) return () => undefined;
  const ranges = hits.map(({ from, to }) => rangeOf(pieces, from, to));
  ranges.forEach((range, at) => {
    if (range !== null) highlightNamed(at === shown ? SHOWN : FOUND).add(range);
  });
  return () => {
    for (const range of ranges)
      if (range !== null) for (const name of [FOUND, SHOWN]) highlightNamed(name).delete(range);
  };
};
