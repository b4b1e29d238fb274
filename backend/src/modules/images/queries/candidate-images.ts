import type { DocumentTexts } from '#modules/documents/published';
import type { ReadStore } from '#platform/read-store/read-store';
import type { Search, SearchQuery } from '#platform/search/search';
import {
  type CarriedImageDocument,
  AUDIENCE_EVERYBODY,
  carriedImages,
} from '#projections/images/images/images.projection';
import type { TakenDownHosts } from '../taken-down-hosts';
import { readableImages } from './readable-images';

export interface ImagePorts {
  readonly reads: Pick<ReadStore, 'find' | 'ids'>;
  readonly search: Search;
  readonly hosts: TakenDownHosts;
  readonly texts: Pick<DocumentTexts, 'of'>;
}

/** The images of public trackers and of documents, and those of the user's own trackers, that may match. */
export const candidateImages = async (
  texts: readonly SearchQuery['text'][],
  userId: string,
  limit: number,
  { reads, search, hosts }: ImagePorts,
): Promise<readonly CarriedImageDocument[]> => {
  const found = await Promise.all(
    texts.flatMap((text) =>
      [AUDIENCE_EVERYBODY, userId].map((facet) =>
        search.search(carriedImages, { text, facet }, { limit, after: null }),
      ),
    ),
  );
  const images = new Map(found.flatMap(({ rows }) => rows).map((image) => [image._id, image]));
  return readableImages([...images.values()], userId, { reads, hosts });
};
