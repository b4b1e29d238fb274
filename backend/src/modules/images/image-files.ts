import { type FileName, fileName } from '#platform/file-store/file-name';

/** Where the thumbnail of an image lies, as WebP. */
export const thumbnailFile = (carrierId: string, imageId: string): FileName =>
  fileName('images', carrierId.toLowerCase(), `${imageId}.webp`);
