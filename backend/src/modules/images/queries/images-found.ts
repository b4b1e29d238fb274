import { documents } from '#modules/documents/published';
import { trackers } from '#modules/trackers/published';
import type { ReadStore } from '#platform/read-store/read-store';
import type { Search } from '#platform/search/search';
import { type CarriedImageDocument, EVERYBODY, carriedImages } from '#projections/images/images/images.projection';
import type { TakenDownHosts } from '../taken-down-hosts';
import { byHowWellTheyMatch } from './ranking';

/** Candidates for each result: some show the same image, or are of a carrier that the caller may no longer read. */
const CANDIDATES = 4;

export interface ImagePorts {
  readonly reads: Pick<ReadStore, 'find' | 'ids'>;
  readonly search: Search;
  readonly hosts: TakenDownHosts;
}

/** Of the images, those whose carriers the user may still read. The audience of an image follows its carrier's a moment later. */
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

/** The best match of those with the same address. */
const eachOnce = (images: readonly CarriedImageDocument[]): readonly CarriedImageDocument[] => {
  const seen = new Set<string>();
  return images.filter(({ _id, address }) => {
    const key = address ?? _id;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
};

/** The images of public trackers and of documents, and those of the user's own trackers. */
const matching = async (
  search: Search,
  text: string,
  userId: string,
  limit: number,
): Promise<readonly CarriedImageDocument[]> => {
  const found = await Promise.all(
    [EVERYBODY, userId].map((facet) => search.search(carriedImages, { text, facet }, { limit, after: null })),
  );
  return byHowWellTheyMatch(
    text,
    found.flatMap(({ rows }) => rows),
  );
};

/** What a user finds by a text that is not empty, the best matches first. */
export const imagesFound = async (
  text: string,
  userId: string,
  most: number,
  { reads, search, hosts }: ImagePorts,
): Promise<readonly CarriedImageDocument[]> => {
  const readable = await stillReadable(reads, await matching(search, text, userId, most * CANDIDATES), userId);
  const down = await hosts.among(readable.flatMap(({ domains }) => domains));
  return eachOnce(readable.filter(({ domains }) => !domains.some((each) => down.has(each)))).slice(0, most);
};
