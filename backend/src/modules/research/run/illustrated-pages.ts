import type { IllustratedPage, PageImage } from '#events/images/image-captions';
import type { ConsideredDocument } from '#events/research/run.events';
import { isDescribed } from '#pages/html/page-images';
import type { GatheredPage } from '#pages/read-page';

/** An image shown by this many of a run's pages is an ornament of their site. */
const MANY_PAGES = 3;

const timesShown = (pages: readonly GatheredPage[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const { images = [] } of pages)
    for (const { address } of images) times.set(address, (times.get(address) ?? 0) + 1);
  return times;
};

/** Maximum number of images of a page that was read but not cited. */
const MAX_NOT_CITED = 3;

/**
 * For a page that is not cited, the images that it describes, or else its last one, which is the preview image for
 * sharing if it has one.
 */
const distinctive = (images: readonly PageImage[]): readonly PageImage[] => {
  const described = images.filter(isDescribed);
  return described.length === 0 ? images.slice(-1) : described.slice(0, MAX_NOT_CITED);
};

/**
 * The images of the pages that a run read: all images of cited pages, selected ones of the others. Images that many of
 * the pages show are left out: logos, banners and pictures that stand for a whole site.
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
    .map(({ url, foundAt, title, images = [] }) => {
      const [isCited, own] = [
        cited.has(foundAt),
        images.filter(({ address }) => (times.get(address) ?? 0) < MANY_PAGES),
      ];
      return { url, title, isCited, images: isCited ? own : distinctive(own) };
    })
    .filter(({ images }) => images.length > 0);
};
