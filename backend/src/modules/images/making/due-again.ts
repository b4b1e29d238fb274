import type { Carrier } from '#events/images/carried-image.events';
import type { ReadStore } from '#platform/read-store/read-store';
import { carriedImages } from '#projections/images/images/images.projection';

/** Most images per tick; the others wait for the next one. robots.txt and hosts that rest are remembered as long. */
export const MAX_IMAGES_PER_TICK = 500;

interface DueImage {
  readonly carrier: Carrier;
  readonly imageId: string;
}

/** Images that could not be fetched, and whose day to try again has come, the longest due first. */
export const imagesDueAgain = async (reads: Pick<ReadStore, 'find'>, now: Date): Promise<readonly DueImage[]> => {
  const due = await reads.find(
    carriedImages,
    { again_at: { $lte: now.toISOString() } },
    { sort: { again_at: 1 }, limit: MAX_IMAGES_PER_TICK },
  );
  return due.map(({ carrier_kind: kind, carrier_id: id, image_id: imageId }) => ({ carrier: { kind, id }, imageId }));
};
