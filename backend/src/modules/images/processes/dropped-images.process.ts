import { carriedImageEvents } from '#events/images/carried-image.events';
import type { FileStore } from '#platform/file-store/file-store';
import { sideEffectStep, processOf } from '#platform/processes/process';
import { thumbnailFile } from '../image-files';

/** Lags while the file store is unreachable: what is dropped is no longer found by then. */
export const droppedImagesDeleteThumbnails = (files: Pick<FileStore, 'delete'>) =>
  processOf(carriedImageEvents, {
    name: 'dropped-thumbnails',
    on: ['ImagesDropped'],
    mayLag: true,
    react: ({ data: { carrier, imageIds } }) => [
      sideEffectStep('delete-thumbnails', async () => {
        for (const imageId of imageIds) await files.delete(thumbnailFile(carrier.id, imageId));
      }),
    ],
  });
