import { z } from 'zod';
import { documents } from '#modules/documents/published';
import { trackers } from '#modules/trackers/published';
import { readRoute } from '#platform/http/read-route';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { SEARCH, type Search } from '#platform/search/search';
import { type CarriedImageDocument, EVERYBODY, carriedImages } from '#projections/images/images/images.projection';
import { THUMBNAILS } from '../making/thumbnails';
import { TakenDownHosts } from '../taken-down-hosts';
import { byHowWellTheyMatch } from './ranking';
import { ThumbnailAddresses } from './thumbnail-addresses';

const DEFAULT = 12;
const MOST = 60;
/** Candidates for each result: some show the same image, or are of a carrier that the caller may no longer read. */
const CANDIDATES = 4;

const THUMBNAILS_ARE = ['made', 'not_made'] as const;
type ThumbnailsAre = (typeof THUMBNAILS_ARE)[number];

const searchAnswer = z
  .strictObject({
    results: z.array(
      z.strictObject({
        name: z.string().describe('What its page says that it is: its alternative text, title or caption.'),
        url: z.string().describe('The page that shows it; of a document’s, its page in this product.'),
        presigned_url: z
          .string()
          .describe(
            'Its thumbnail, as WebP, below this origin. Whoever has this address may load it for fifteen minutes.',
          ),
        width: z.int().describe('Of the thumbnail, in pixels, as its height.'),
        height: z.int(),
      }),
    ),
    thumbnails: z
      .enum(THUMBNAILS_ARE)
      .describe('`not_made`: the library that makes them cannot be loaded here, so that no image is found.'),
  })
  .meta({ id: 'FoundImages' });

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

const pageOf = ({ page_url, carrier_id, page }: CarriedImageDocument): string =>
  page_url ?? `/document/${encodeURIComponent(carrier_id)}?page=${page ?? 1}`;

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

export const SearchImages = readRoute({
  path: 'api/images/search',
  access: 'user',
  summary:
    'Images that trackers’ sources and documents show, by what is said of them there, the best matches first. Those of private trackers are found by their owners only. Nothing for a query without letters or digits.',
  query: z.strictObject({
    q: z.string().max(300).default(''),
    k: z.coerce.number().int().min(1).max(MOST).default(DEFAULT).describe('How many at most.'),
  }),
  answers: searchAnswer,
  uses: [READ_STORE, SEARCH, ThumbnailAddresses, TakenDownHosts, THUMBNAILS],
  async read({ query: { q, k }, caller: { userId } }, reads, search, addresses, hosts, thumbnails) {
    const text = q.trim();
    const made: ThumbnailsAre = (await thumbnails.canBeMade()) ? 'made' : 'not_made';
    const candidates = text === '' ? [] : await matching(search, text, userId, k * CANDIDATES);
    const readable = await stillReadable(reads, candidates, userId);
    const down = await hosts.among(readable.flatMap(({ domains }) => domains));
    const shown = eachOnce(readable.filter(({ domains }) => !domains.some((each) => down.has(each))));
    return {
      results: shown.slice(0, k).map((image) => ({
        name: image.name,
        url: pageOf(image),
        presigned_url: addresses.of(image),
        width: image.width ?? 0,
        height: image.height ?? 0,
      })),
      thumbnails: made,
    };
  },
});
