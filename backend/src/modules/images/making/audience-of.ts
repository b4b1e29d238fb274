import type { Carrier, ImageAudience } from '#events/images/carried-image.events';
import { documents } from '#modules/documents/published';
import { trackers } from '#modules/trackers/published';
import type { ReadStore } from '#platform/read-store/read-store';

const EVERYBODY: ImageAudience = { kind: 'everybody' };

/** Who may read a carrier; null if it is gone. */
export const audienceOf = async (
  reads: Pick<ReadStore, 'get'>,
  { kind, id }: Carrier,
): Promise<ImageAudience | null> => {
  if (kind === 'document') return (await reads.get(documents, id)) === undefined ? null : EVERYBODY;
  const tracker = await reads.get(trackers, id);
  if (tracker === undefined || tracker.deleted_at !== null) return null;
  if (tracker.public) return EVERYBODY;
  return tracker.owner_id === null ? null : { kind: 'user', userId: tracker.owner_id };
};
