import { z } from 'zod';
import { readRoute } from '#platform/http/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { SEARCH } from '#platform/search/search';
import type { CarriedImageDocument } from '#projections/images/images/images.projection';
import { THUMBNAILS } from '../making/thumbnails';
import { TakenDownHosts } from '../taken-down-hosts';
import { imagesFound } from './images-found';
import { ThumbnailAddresses } from './thumbnail-addresses';

const DEFAULT = 12;
const MOST = 60;

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

const pageOf = ({ page_url, carrier_id, page }: CarriedImageDocument): string =>
  page_url ?? `/document/${encodeURIComponent(carrier_id)}?page=${page ?? 1}`;

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
    const shown = text === '' ? [] : await imagesFound(text, userId, k, { reads, search, hosts });
    return {
      results: shown.map((image) => ({
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
