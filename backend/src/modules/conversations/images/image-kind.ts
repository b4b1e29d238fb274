import type { ImageType } from '#events/conversations/conversation-image.events';

/** An event holds the sealed image at nearly twice its size, and an append is limited to 512 KiB. */
export const MAX_BYTES = 250_000;
/** Most pixels of either side. Drawing a larger image would take hundreds of megabytes. */
const MAX_PIXELS = 4096;

interface Size {
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const JPEG = Buffer.from('\xff\xd8\xff', 'latin1');

const sizeOfPng = (bytes: Buffer): Size | null =>
  bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };

/** Whether a marker starts a frame, in any coding; C4, C8 and CC mean something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const sizeOfJpeg = (bytes: Buffer): Size | null => {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2))
    if (isFrame(bytes.readUInt8(at + 1)))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  return null;
};

const isDrawable = (size: Size | null): boolean =>
  size !== null && Math.min(size.width, size.height) > 0 && Math.max(size.width, size.height) <= MAX_PIXELS;

/** The type of an image by its first bytes; null if it is not an image or too large to draw. Nothing is decoded. */
export const imageKind = (bytes: Buffer): ImageType | null => {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return isDrawable(sizeOfPng(bytes)) ? 'image/png' : null;
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return isDrawable(sizeOfJpeg(bytes)) ? 'image/jpeg' : null;
  return null;
};
