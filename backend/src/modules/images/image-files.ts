import { type FileName, fileName } from '#platform/file-store/file-name';

export const THUMBNAILS_FOLDER = 'images';

/** Where the thumbnail of an image lies, as WebP. */
export const thumbnailFile = (carrierId: string, imageId: string): FileName =>
  fileName(THUMBNAILS_FOLDER, carrierId.toLowerCase(), `${imageId}.webp`);
