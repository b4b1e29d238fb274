import type { ImageFault } from '#events/images/carried-image.events';
import { formatOf } from './image-format';
import type { Sharp } from './sharp-loading';

/** Pixels of a decoded picture, row by row. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
}

export interface Thumbnail {
  readonly kind: 'made';
  /** WebP, without what the image said of where, when and by whom it was taken. */
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type ThumbnailResult = Thumbnail | { readonly kind: 'fault'; readonly fault: ImageFault };

/** Most pixels of an image, more than most cameras take: 120 MB at three bytes each. */
const MAX_PIXELS = 40_000_000;
const LONGEST_SIDE = 480;
const QUALITY = 72;
const SECONDS = 10;
/** Icons are smaller. */
const SHORTEST_SIDE = 100;
/** Rules, banners and word marks are narrower. */
const NARROWEST = 4;
/** Bits per pixel of a picture of one colour. */
const MIN_ENTROPY = 0.01;

const fault = (kind: Exclude<ImageFault['kind'], 'not_fetched'>): ThumbnailResult => ({
  kind: 'fault',
  fault: { kind },
});

const faultOfSize = (width: number, height: number): ThumbnailResult | null => {
  if (width * height > MAX_PIXELS) return fault('too_many_pixels');
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < SHORTEST_SIDE) return fault('too_small');
  return long > NARROWEST * short ? fault('too_narrow') : null;
};

/** libvips says what is wrong in words only. */
const faultOfError = (error: unknown): ThumbnailResult => {
  const words = error instanceof Error ? error.message : '';
  if (/pixel limit/.test(words)) return fault('too_many_pixels');
  return fault(/timeout/.test(words) ? 'too_complex' : 'damaged');
};

const shrunk = async (sharp: Sharp, picture: ReturnType<Sharp>): Promise<ThumbnailResult> => {
  const { data, info } = await picture
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    // Line drawings are often black on nothing, which a dark page would hide.
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true });
  const { entropy } = await sharp(data).stats();
  if (entropy < MIN_ENTROPY) return fault('blank');
  return { kind: 'made', content: data, width: info.width, height: info.height };
};

/**
 * Makes a thumbnail of the bytes of an image: only the first picture of an animation is decoded, and nothing else of the file is
 * passed on.
 */
export const thumbnailOfBytes = async (sharp: Sharp, bytes: Uint8Array): Promise<ThumbnailResult> => {
  const format = formatOf(bytes);
  if (format === 'drawing') return fault('drawing');
  if (format === 'other') return fault('not_an_image');
  try {
    const input = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // Reads the head alone.
    const { width, height } = await sharp(input, { limitInputPixels: false }).metadata();
    const ofSize = faultOfSize(width, height);
    return ofSize ?? (await shrunk(sharp, sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })));
  } catch (error) {
    return faultOfError(error);
  }
};

export const thumbnailOfPixels = async (
  sharp: Sharp,
  { data, width, height, channels }: Pixels,
): Promise<ThumbnailResult> => {
  const ofSize = faultOfSize(width, height);
  if (ofSize !== null) return ofSize;
  try {
    return await shrunk(sharp, sharp(data, { raw: { width, height, channels } }));
  } catch (error) {
    return faultOfError(error);
  }
};
