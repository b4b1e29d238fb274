import { hash } from 'node:crypto';
import { type PDFPageProxy, ImageKind } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from '../text/open-pdf';
import { type PlacedPicture, placedPictures } from './placed-pictures';

export interface PictureLimits {
  readonly pages: number;
  readonly pictures: number;
  /** Maximum pixels of one picture. */
  readonly pixels: number;
  /** Maximum bytes of all pictures, decoded. */
  readonly bytes: number;
}

export interface PicturesToRead {
  readonly content: Uint8Array;
  readonly limits: PictureLimits;
}

/** A picture on a page of a PDF. */
export interface PdfPicture {
  /** Page number in the file, from 1. */
  readonly page: number;
  /** Number among the pictures of its page, from 1. */
  readonly place: number;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
  readonly pixels: Uint8Array;
  /** The text right below it, and right above it. */
  readonly below: string;
  readonly above: string;
}

type Pixels = Pick<PdfPicture, 'width' | 'height' | 'channels' | 'pixels'>;

/** Points that a caption is away from its picture at most. */
const MAX_CAPTION_DISTANCE = 48;
const MAX_CAPTION_LENGTH = 300;
const DECODING_MS = 5000;
/** A drawing may be made of thousands of small ones. */
const MAX_OF_PAGE = 20;
/** Number of pages on which a picture is taken for part of their design. */
const MANY_PAGES = 3;
/** Share of its page from which a picture is taken for a scan of it. */
const WHOLE_PAGE = 0.9;

/** A bit a pixel, each row beginning a byte, as one byte each. */
const ofBits = (bits: Uint8Array, width: number, height: number): Uint8Array => {
  const pixels = new Uint8Array(width * height);
  const rowBytes = (width + 7) >> 3;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels[y * width + x] = ((bits[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  return pixels;
};

/** The object that pdf.js holds under a name, once it has decoded it; null if it does not in time. */
const resolved = (page: PDFPageProxy, name: string): Promise<unknown> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), DECODING_MS);
    (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, (kept: unknown) => {
      clearTimeout(timer);
      resolve(kept);
    });
  });

/** Pixels of a picture as pdf.js keeps them; null if it keeps them otherwise, or gave up on it. */
const pixelsOf = async (page: PDFPageProxy, name: string): Promise<Pixels | null> => {
  const kept = await resolved(page, name);
  if (typeof kept !== 'object' || kept === null) return null;
  const [width, height, kind, data] = ['width', 'height', 'kind', 'data'].map((field): unknown =>
    Reflect.get(kept, field),
  );
  if (typeof width !== 'number' || typeof height !== 'number' || !ArrayBuffer.isView(data)) return null;
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  if (kind === ImageKind.GRAYSCALE_1BPP) return { width, height, channels: 1, pixels: ofBits(bytes, width, height) };
  const channels = kind === ImageKind.RGB_24BPP ? 3 : 4;
  const length = width * height * channels;
  return bytes.length < length ? null : { width, height, channels, pixels: bytes.slice(0, length) };
};

interface WrittenText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

const writtenOn = async (page: PDFPageProxy): Promise<readonly WrittenText[]> => {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [left = 0, y = 0]: readonly number[] = item.transform.slice(4);
    return [{ text: item.str, left, right: left + item.width, y }];
  });
};

/** Whether a text and a picture are in the same column: most of the narrower one overlaps the other horizontally. */
const isInColumn = (text: WrittenText, { left, right }: PlacedPicture): boolean =>
  Math.min(text.right, right) - Math.max(text.left, left) > Math.min(text.right - text.left, right - left) / 2;

/** The text within reach above or below a picture, in the order of reading. */
const textAt = (side: 'above' | 'below', picture: PlacedPicture, written: readonly WrittenText[]): string => {
  const { top, bottom } = picture;
  const isNear = ({ y }: WrittenText): boolean =>
    side === 'above' ? y >= top && y < top + MAX_CAPTION_DISTANCE : y < bottom && y > bottom - MAX_CAPTION_DISTANCE;
  return written
    .filter((text) => isNear(text) && isInColumn(text, picture))
    .sort((a, b) => b.y - a.y || a.left - b.left)
    .map(({ text }) => text.trim())
    .join(' ')
    .slice(0, MAX_CAPTION_LENGTH);
};

const isWholePage = (
  { left, right, top, bottom }: PlacedPicture,
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[],
) => right - left > WHOLE_PAGE * (x2 - x1) && top - bottom > WHOLE_PAGE * (y2 - y1);

const picturesOn = async (page: PDFPageProxy): Promise<readonly PdfPicture[]> => {
  const placed = await placedPictures(page);
  if (placed.length === 0) return [];
  const written = await writtenOn(page);
  const found: PdfPicture[] = [];
  for (const [index, picture] of placed.slice(0, MAX_OF_PAGE).entries()) {
    if (picture.name === null || isWholePage(picture, page.view)) continue;
    const pixels = await pixelsOf(page, picture.name);
    const [below, above] = [textAt('below', picture, written), textAt('above', picture, written)];
    if (pixels !== null) found.push({ page: page.pageNumber, place: index + 1, ...pixels, below, above });
  }
  return found;
};

/** Leaves out the pictures that many pages show. */
const withoutOrnaments = (pictures: readonly PdfPicture[]): readonly PdfPicture[] => {
  const pagesOf = new Map<string, Set<number>>();
  const keys = pictures.map(({ pixels }) => hash('sha256', pixels));
  for (const [index, key] of keys.entries()) {
    const pages = pagesOf.get(key) ?? new Set<number>();
    pagesOf.set(key, pages.add(pictures[index]?.page ?? 0));
  }
  return pictures.filter((_, index) => (pagesOf.get(keys[index] ?? '')?.size ?? 0) < MANY_PAGES);
};

/**
 * The pictures of a PDF up to the limits, read in a separate thread without running anything in the PDF. Rejects if it
 * cannot be opened.
 */
export const readPictures = async ({ content, limits }: PicturesToRead): Promise<readonly PdfPicture[]> => {
  const opening = openPdf(content, { maxImageSize: limits.pixels });
  try {
    const pdf = await opening.promise;
    const found: PdfPicture[] = [];
    let bytes = 0;
    for (let number = 1; number <= Math.min(pdf.numPages, limits.pages); number++) {
      const page = await pdf.getPage(number);
      for (const picture of await picturesOn(page)) {
        bytes += picture.pixels.byteLength;
        if (found.length === limits.pictures || bytes > limits.bytes) return withoutOrnaments(found);
        found.push(picture);
      }
      page.cleanup();
    }
    return withoutOrnaments(found);
  } finally {
    await opening.destroy();
  }
};
