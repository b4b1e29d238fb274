import type { PageImage } from '#events/images/image-captions';
import { normaliseText } from '../normalise-text';
import { cleanAddress, siteOf } from '../page-address';
import type { DomElement } from './dom';
import { firstOf, type Metas } from './metas';
import { isElementWithin, type PageElements } from './page-elements';

/** Pages with more show galleries; the first ones say what they are about. */
const MAX_IMAGES = 8;
const MAX_DESCRIPTION_LENGTH = 300;
/** Icons and tracking pixels declare themselves smaller, in CSS pixels. */
const MIN_IMAGE_SIDE_PX = 64;
/** Links are longer in scripts' data addresses only. */
const MAX_ADDRESS_LENGTH = 1000;

const NON_CONTENT_TAGS = new Set(['NAV', 'FOOTER', 'ASIDE', 'BUTTON', 'NOSCRIPT', 'TEMPLATE']);
const BESIDE_BY_ROLE = new Set(['navigation', 'banner', 'contentinfo', 'complementary', 'search']);

const isBeside = (element: DomElement): boolean =>
  NON_CONTENT_TAGS.has(element.tagName) || BESIDE_BY_ROLE.has(element.getAttribute('role') ?? '');

const beginningOf = (text: string | null | undefined): string =>
  normaliseText(text ?? '').slice(0, MAX_DESCRIPTION_LENGTH);

const CANDIDATE = /(\S+?)\s+(\d+(?:\.\d+)?)[wx]\s*(?:,|$)/g;
/** Wider ones are for screens of twice the density. */
const MAX_IMAGE_WIDTH = 1600;

/** The widest candidate of a `srcset` that is not wider than a page. */
const ofSet = (set: string | null): string | null => {
  const candidates = [...(set ?? '').matchAll(CANDIDATE)]
    .map(([, address = '', size = '']) => ({ address, size: Number(size) }))
    .sort((a, b) => b.size - a.size);
  return (candidates.find(({ size }) => size <= MAX_IMAGE_WIDTH) ?? candidates.at(-1))?.address ?? null;
};

/** Scripts put the `data-` ones in place of what stands there before a page is scrolled. */
const addressOf = (image: DomElement, base: string): string | null => {
  const given = (name: string): string | null => image.getAttribute(name);
  for (const address of [given('data-src'), ofSet(given('data-srcset')), given('src'), ofSet(given('srcset'))]) {
    const clean = cleanAddress(address?.trim() ?? '', base);
    if (clean !== null && clean.length <= MAX_ADDRESS_LENGTH) return clean;
  }
  return null;
};

const pixels = (declared: string | null): number | null => {
  const [, number] = /^\s*(\d{1,5})(?:px)?\s*$/.exec(declared ?? '') ?? [];
  return number === undefined ? null : Number(number);
};

const isTiny = ({ width, height }: Pick<PageImage, 'width' | 'height'>): boolean =>
  (width !== null && width < MIN_IMAGE_SIDE_PX) || (height !== null && height < MIN_IMAGE_SIDE_PX);

const HEADING = /^H[1-6]$/;
const MIN_PARAGRAPH_LENGTH = 40;
/** How many elements away a paragraph still belongs to an image. */
const MAX_ELEMENTS_AWAY = 30;

const paragraphIn = (element: DomElement | undefined): string => {
  if (element?.tagName !== 'P') return '';
  const text = beginningOf(element.textContent);
  return text.length < MIN_PARAGRAPH_LENGTH ? '' : text;
};

/** The heading above an image, the paragraph before it and the one after it. */
const wordsAround = (all: readonly DomElement[], imageIndex: number): string => {
  let heading = '';
  let before = '';
  for (let index = imageIndex - 1; index >= 0 && heading === ''; index--) {
    const element = all[index];
    if (imageIndex - index <= MAX_ELEMENTS_AWAY && before === '') before = paragraphIn(element);
    if (element !== undefined && HEADING.test(element.tagName)) heading = beginningOf(element.textContent);
  }
  let after = '';
  for (let index = imageIndex + 1; index <= imageIndex + MAX_ELEMENTS_AWAY && after === ''; index++)
    after = paragraphIn(all[index]);
  return [heading, before, after].filter((text) => text !== '').join(' ');
};

const captionOf = (image: DomElement): string =>
  beginningOf(image.closest('figure')?.querySelector('figcaption')?.textContent);

/** Whether a page says something of an image itself, not only around it. */
export const isDescribed = ({ alt, title, caption }: PageImage): boolean =>
  alt !== '' || title !== '' || caption !== '';

/** Whether an image is on the page's own site or a part of it. One from another site that nothing describes may count visitors. */
const isOwn = ({ address }: PageImage, base: string): boolean => {
  const site = siteOf(new URL(base));
  const { host } = new URL(address);
  return host === site || host.endsWith(`.${site}`);
};

/** The picture that a page names for links to it. */
const sharedImage = (metas: Metas, base: string): PageImage | null => {
  const address = cleanAddress(
    firstOf(metas, 'og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'),
    base,
  );
  if (address === null || address.length > MAX_ADDRESS_LENGTH) return null;
  return {
    address,
    alt: beginningOf(firstOf(metas, 'og:image:alt', 'twitter:image:alt')),
    title: '',
    caption: '',
    around: beginningOf(firstOf(metas, 'og:description', 'description')),
    width: pixels(firstOf(metas, 'og:image:width')),
    height: pixels(firstOf(metas, 'og:image:height')),
  };
};

/**
 * The images of a page's article, in its order, with what the page says of them; last the one that it is shared with, if the
 * article does not show it. Without those that declare themselves tiny, those in menus and the like, and those of other sites without a
 * description.
 */
export const pageImages = ({ all }: PageElements, metas: Metas, base: string): readonly PageImage[] => {
  const found = new Map<string, PageImage>();
  for (const [index, element] of all.entries()) {
    if (found.size === MAX_IMAGES) break;
    if (element.tagName !== 'IMG' || isElementWithin(element, isBeside)) continue;
    const address = addressOf(element, base);
    if (address === null || found.has(address)) continue;
    const image: PageImage = {
      address,
      alt: beginningOf(element.getAttribute('alt')),
      title: beginningOf(element.getAttribute('title')),
      caption: captionOf(element),
      around: wordsAround(all, index),
      width: pixels(element.getAttribute('width')),
      height: pixels(element.getAttribute('height')),
    };
    if (!isTiny(image) && (isDescribed(image) || isOwn(image, base))) found.set(address, image);
  }
  const shared = sharedImage(metas, base);
  if (shared !== null && found.size < MAX_IMAGES && !found.has(shared.address) && !isTiny(shared))
    found.set(shared.address, shared);
  return [...found.values()];
};
