import type { ListedSitemap } from './listing';
import { descending } from './times';

/** Sorts URLs with numbers or dates in them, such as `2026-01` and `2025-12`, in descending order. */
const higherFirst = (a: string, b: string): number => {
  const [ofA, ofB] = [a, b].map((url) => (url.match(/\d+/g) ?? []).map(Number));
  const differing = (ofA ?? []).findIndex((number, index) => number !== ofB?.[index]);
  return differing === -1
    ? (ofB?.length ?? 0) - (ofA?.length ?? 0)
    : (ofB?.[differing] ?? -1) - (ofA?.[differing] ?? -1);
};
const worth = (url: string): number =>
  /news/i.test(url) ? 2 : /image|video|author|categor|tag|archive-|glossary/i.test(url) ? 0 : 1;

/** Sorts an index's sitemaps so that those most likely to contain new pages come first. */
export const mostPromisingFirst = (sitemaps: readonly ListedSitemap[]): ListedSitemap[] =>
  [...sitemaps].sort(
    (a, b) =>
      worth(b.url) - worth(a.url) || descending(a.changedAt ?? '', b.changedAt ?? '') || higherFirst(a.url, b.url),
  );
