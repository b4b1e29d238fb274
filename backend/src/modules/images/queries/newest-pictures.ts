import type { ReadStore } from '#platform/read-store/read-store';
import {
  type CarriedImageDocument,
  AUDIENCE_EVERYBODY,
  carriedImages,
} from '#projections/images/images/images.projection';
import type { TakenDownHosts } from '../taken-down-hosts';
import { readableImages } from './readable-images';

/** Pictures that are looked at: a site shows some on many pages. */
const LOOKED_AT = 100;

type Shown = Pick<CarriedImageDocument, 'name' | 'address'>;

/** Each picture once, by its address and by what it is called. */
export const uniquePictures = <Picture extends Shown>(pictures: readonly Picture[]): readonly Picture[] => {
  const [names, addresses] = [new Set<string>(), new Set<string | null>()];
  return pictures.filter(({ name, address }) => {
    const isNew = !names.has(name.toLowerCase()) && !addresses.has(address);
    names.add(name.toLowerCase());
    addresses.add(address);
    return isNew;
  });
};

/** The pictures in sources of trackers that the user may find, the newest first, each once. */
export const newestPictures = async (
  userId: string,
  ports: { readonly reads: Pick<ReadStore, 'find' | 'ids'>; readonly hosts: TakenDownHosts },
): Promise<readonly CarriedImageDocument[]> => {
  const found = await Promise.all(
    [AUDIENCE_EVERYBODY, userId].map((audience) =>
      ports.reads.find(
        carriedImages,
        { audience, carrier_kind: 'tracker', shows: 'picture' },
        { sort: { found_at: -1 }, limit: LOOKED_AT },
      ),
    ),
  );
  const newestFirst = found.flat().toSorted((one, other) => other.found_at.localeCompare(one.found_at));
  return uniquePictures(await readableImages(newestFirst, userId, ports));
};
