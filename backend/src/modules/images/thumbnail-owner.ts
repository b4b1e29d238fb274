import type { StreamReader } from '#platform/command-handling/stream-reader';
import type { FileName } from '#platform/file-store/file-name';
import type { FileOwner } from '#platform/file-store/sweep/file-owner';
import { carriedImagesDecider } from './domain/carried-images.decider';
import { THUMBNAILS_FOLDER, thumbnailFile } from './image-files';

const carrierOf = (name: FileName): string => name.split('/')[1] ?? '';

/** Thumbnails that were stored when their image had been dropped. Of a carrier whose images are not known, all stay. */
export const thumbnailOwner = (streams: Pick<StreamReader, 'stateOf'>): FileOwner => ({
  concerns: (name) => name.startsWith(`${THUMBNAILS_FOLDER}/`),
  async unneeded(names) {
    const dropped = new Set<FileName>();
    for (const carrierId of new Set(names.map(carrierOf))) {
      const { images } = await streams.stateOf(carriedImagesDecider, carrierId);
      for (const [imageId, { status }] of Object.entries(images))
        if (status === 'dropped') dropped.add(thumbnailFile(carrierId, imageId));
    }
    return names.filter((name) => dropped.has(name));
  },
});
