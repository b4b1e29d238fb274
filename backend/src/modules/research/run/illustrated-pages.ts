import type { IllustratedPage } from '#events/images/image-captions';
import type { ConsideredDocument } from '#events/research/run.events';
import type { GatheredPage } from '#pages/read-page';

/** An image that so many of a run's pages show is an ornament of their site. */
const MANY_PAGES = 3;

const timesShown = (pages: readonly GatheredPage[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const { images = [] } of pages)
    for (const { address } of images) times.set(address, (times.get(address) ?? 0) + 1);
  return times;
};

/**
 * The images of the pages that a run cites, without those that many of the pages show which it read: logos, banners and
 * pictures that stand for a whole site.
 */
export const illustratedPages = (
  pages: readonly GatheredPage[],
  considered: readonly ConsideredDocument[],
): readonly IllustratedPage[] => {
  const times = timesShown(pages);
  const cited = new Set(
    considered.filter(({ outcome }) => outcome === 'told' || outcome === 'evidence').map(({ url }) => url),
  );
  return pages
    .filter(({ foundAt }) => cited.has(foundAt))
    .map(({ url, title, images = [] }) => ({
      url,
      title,
      images: images.filter(({ address }) => (times.get(address) ?? 0) < MANY_PAGES),
    }))
    .filter(({ images }) => images.length > 0);
};
