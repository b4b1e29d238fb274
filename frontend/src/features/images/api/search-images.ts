import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';

export type FoundImages = Schema<'FoundImages'>;
export type FoundImage = FoundImages['results'][number];

const MAX_IMAGES = 12;
/** Thumbnail URLs expire some minutes after this. */
const FRESH_MS = 10 * 60_000;

/** Searches images by their captions and surrounding text. `query` is trimmed and not empty. */
export const foundImagesQuery = (query: string) =>
  defineQuery(
    ['images', query],
    (init) => api.GET('/api/images/search', { params: { query: { q: query, k: MAX_IMAGES } }, ...init }),
    { staleTime: FRESH_MS, gcTime: FRESH_MS },
  );

export type ImageExamples = Schema<'ImageExamples'>;

/** Polling interval while pictures are being fetched. */
const WAITING_MS = 10_000;

/** Searches that have results today, and the number of searchable images. */
export const imageExamplesQuery = defineQuery(['image-examples'], (init) => api.GET('/api/images/examples', init), {
  refetchInterval: ({ state: { data } }) => (data !== undefined && data.waiting > 0 ? WAITING_MS : false),
});
