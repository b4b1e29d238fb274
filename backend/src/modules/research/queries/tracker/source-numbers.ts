const MARKER = /\[(\d{1,3})\]/g;

/** The numbers by which markdown cites its sources, in order; `[2]` is the second. */
export const numbersIn = (markdown: string): readonly number[] =>
  [...markdown.matchAll(MARKER)].map(([, n]) => Number(n));

/** `places`: the new number of each source by its old one. */
export const renumbered = (markdown: string, places: ReadonlyMap<number, number>): string =>
  markdown.replace(MARKER, (marker, n: string) => {
    const place = places.get(Number(n));
    return place === undefined ? marker : `[${place}]`;
  });
