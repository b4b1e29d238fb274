import { z } from 'zod';
import { DocumentTexts } from '#modules/documents/published';
import { trackers } from '#modules/trackers/published';
import { readRoute } from '#platform/http/routes/read-route';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { SEARCH } from '#platform/search/search';
import {
  type CarriedImageDocument,
  AUDIENCE_EVERYBODY,
  carriedImages,
} from '#projections/images/images/images.projection';
import { THUMBNAILS } from '../making/thumbnails';
import { TakenDownHosts } from '../taken-down-hosts';
import { countOnce } from './distinct-pictures';
import { distinctiveTerms } from './distinctive-terms';
import { imageView, imageAnswer } from './image-view';
import { imagesFound } from './images-found';
import { newestPictures } from './newest-pictures';
import { ThumbnailAddresses } from './thumbnail-addresses';

/** Likely searches. Which of them find anything depends on what has been brought in and tracked. */
const LIKELY = [
  'tariffs',
  'artificial intelligence',
  'White House',
  'steel',
  'rocket launch',
  'ships',
  'factory',
  'map',
  'chart',
  'president',
] as const;
/** Examples where the pictures themselves give none, and where they do. */
const SHOWN = { likely: 3, telling: 5 };
const NEWEST = 12;

type ImageCategory = Pick<CarriedImageDocument, 'carrier_kind' | 'shows'>;

const of = (category: ImageCategory, userId: string) =>
  [AUDIENCE_EVERYBODY, userId].map((audience) => ({ audience, ...category }));

/** The number of pages of documents that the user may find. Each document has its own. */
const pagesOf = async (userId: string, reads: Pick<ReadStore, 'count'>): Promise<number> => {
  const counts = await Promise.all(
    of({ carrier_kind: 'document', shows: 'page' }, userId).map((filter) => reads.count(carriedImages, filter)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Pictures in sources of the user's own trackers whose thumbnails are still to be made. */
const waitingOf = async (userId: string, reads: Pick<ReadStore, 'ids'>): Promise<number> => {
  const own = await reads.ids(trackers, { owner_id: userId, deleted_at: null });
  if (own.length === 0) return 0;
  return countOnce([{ state: 'found', carrier_kind: 'tracker', carrier_id: { $in: own } }], reads);
};

export const ListImageExamples = readRoute({
  path: 'api/images/examples',
  access: 'user',
  summary:
    'At most five texts by which the caller finds images today, the newest pictures, and how many images are looked through.',
  answers: z
    .strictObject({
      examples: z.array(z.string()),
      documents: z.int().describe('Pages of documents that the caller may find.'),
      sources: z.int().describe('Different pictures in sources of trackers that the caller may find.'),
      waiting: z.int().describe('Pictures in sources of the caller’s own trackers that are yet to be fetched.'),
      newest: z.array(imageAnswer).describe('The newest pictures in sources of trackers, at most twelve.'),
    })
    .meta({ id: 'ImageExamples' }),
  uses: [READ_STORE, SEARCH, TakenDownHosts, DocumentTexts, ThumbnailAddresses, THUMBNAILS],
  async read({ caller: { userId } }, reads, search, hosts, texts, addresses, thumbnails) {
    const newest = await newestPictures(userId, { reads, hosts });
    const examples = [...distinctiveTerms(newest, SHOWN.telling)];
    for (const text of LIKELY) {
      if (examples.length >= SHOWN.likely) break;
      const [best] = await imagesFound(text, userId, 1, { reads, search, hosts, texts });
      if (best?.instead.length === 0) examples.push(text);
    }
    const [documents, sources, waiting, canBeMade] = await Promise.all([
      pagesOf(userId, reads),
      countOnce(of({ carrier_kind: 'tracker', shows: 'picture' }, userId), reads),
      waitingOf(userId, reads),
      thumbnails.canBeMade(),
    ]);
    return {
      examples,
      documents,
      sources,
      waiting: canBeMade ? waiting : 0,
      newest: newest.slice(0, NEWEST).map((image) => imageView(image, addresses)),
    };
  },
});
