import { documents } from '#modules/documents/published';
import { trackers } from '#modules/trackers/published';
import type { ReadStore } from '#platform/read-store/read-store';
import type { CarriedImageDocument } from '#projections/images/images/images.projection';
import type { TakenDownHosts } from '../taken-down-hosts';

/** The images whose carriers the user may still read, since an image's audience follows its carrier's a moment later. */
const stillReadable = async (
  reads: Pick<ReadStore, 'find' | 'ids'>,
  images: readonly CarriedImageDocument[],
  userId: string,
): Promise<readonly CarriedImageDocument[]> => {
  const idsOf = (kind: CarriedImageDocument['carrier_kind']): readonly string[] => [
    ...new Set(images.filter((each) => each.carrier_kind === kind).map(({ carrier_id }) => carrier_id)),
  ];
  const [found, present] = await Promise.all([
    reads.find(trackers, { _id: { $in: idsOf('tracker') } }),
    reads.ids(documents, { _id: { $in: idsOf('document') } }),
  ]);
  const readable = found.filter((each) => each.deleted_at === null && (each.public || each.owner_id === userId));
  const ids = new Set([...readable.map(({ _id }) => _id), ...present]);
  return images.filter(({ carrier_id }) => ids.has(carrier_id));
};

/** The images that the user may see now: of carriers that they may read, and of no host that was taken down. */
export const readableImages = async (
  images: readonly CarriedImageDocument[],
  userId: string,
  { reads, hosts }: { readonly reads: Pick<ReadStore, 'find' | 'ids'>; readonly hosts: TakenDownHosts },
): Promise<readonly CarriedImageDocument[]> => {
  const readable = await stillReadable(reads, images, userId);
  const down = await hosts.takenDownOf(readable.flatMap(({ domains }) => domains));
  return readable.filter(({ domains }) => !domains.some((each) => down.has(each)));
};
