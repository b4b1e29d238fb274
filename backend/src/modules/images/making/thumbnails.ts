import { port } from '#platform/port';
import { type Sharp, loadSharp } from './sharp-loading';
import { type Pixels, type ThumbnailResult, thumbnailOfBytes, thumbnailOfPixels } from './thumbnail';

export interface Thumbnails {
  /** False where the library that makes them is missing. */
  canBeMade(): Promise<boolean>;
  ofBytes(bytes: Uint8Array): Promise<ThumbnailResult>;
  ofPixels(pixels: Pixels): Promise<ThumbnailResult>;
}

export const THUMBNAILS = port<Thumbnails>('Thumbnails');

/** Loads sharp when it is first needed: a process that makes no thumbnails does without its 20 MB. */
export const thumbnailsBySharp = (load = loadSharp): Thumbnails => {
  let loading: Promise<Sharp | null> | null = null;
  const loaded = (): Promise<Sharp | null> => (loading ??= load());
  const withSharp = async (make: (sharp: Sharp) => Promise<ThumbnailResult>): Promise<ThumbnailResult> => {
    const sharp = await loaded();
    if (sharp === null) throw new Error('sharp cannot be loaded.');
    return make(sharp);
  };
  return {
    canBeMade: async () => (await loaded()) !== null,
    ofBytes: (bytes) => withSharp((sharp) => thumbnailOfBytes(sharp, bytes)),
    ofPixels: (pixels) => withSharp((sharp) => thumbnailOfPixels(sharp, pixels)),
  };
};
