import { type FileName, fileName } from '#platform/file-store/file-name';

export const THUMBNAILS_FOLDER = 'images';

/** The file of an image's thumbnail, WebP. */
export const thumbnailFile = (carrierId: string, imageId: string): FileName =>
  fileName(THUMBNAILS_FOLDER, carrierId.toLowerCase(), `${imageId}.webp`);
