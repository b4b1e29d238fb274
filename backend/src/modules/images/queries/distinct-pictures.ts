import type { Filter, ReadStore } from '#platform/read-store/read-store';
import { type CarriedImageDocument, carriedImages, imageIdIn } from '#projections/images/images/images.projection';

/** The number of different images: one that several trackers carry counts once, as a search shows it once. */
export const countOnce = async (
  filters: readonly Filter<CarriedImageDocument>[],
  reads: Pick<ReadStore, 'ids'>,
): Promise<number> => {
  const found = await Promise.all(filters.map((filter) => reads.ids(carriedImages, filter)));
  return new Set(found.flat().map(imageIdIn)).size;
};
