import { z } from 'zod';
import { readRoute } from '#platform/http/read-route';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { SEARCH } from '#platform/search/search';
import { type CarriedImageDocument, EVERYBODY, carriedImages } from '#projections/images/images/images.projection';
import { TakenDownHosts } from '../taken-down-hosts';
import { imagesFound } from './images-found';

/** What somebody may well look for. Which of them find anything depends on what has been brought in and tracked. */
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
const SHOWN = 3;

/** How many images of a kind of carrier the user may find. */
const imagesOf = async (
  kind: CarriedImageDocument['carrier_kind'],
  userId: string,
  reads: Pick<ReadStore, 'count'>,
): Promise<number> => {
  const counts = await Promise.all(
    [EVERYBODY, userId].map((audience) => reads.count(carriedImages, { audience, carrier_kind: kind })),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

export const ImageExamples = readRoute({
  path: 'api/images/examples',
  access: 'user',
  summary: 'At most three texts by which the caller finds images today, and how many images are looked through.',
  answers: z
    .strictObject({
      examples: z.array(z.string()),
      documents: z.int().describe('Pages of documents and pictures in them that the caller may find.'),
      sources: z.int().describe('Pictures in sources of trackers that the caller may find.'),
    })
    .meta({ id: 'ImageExamples' }),
  uses: [READ_STORE, SEARCH, TakenDownHosts],
  async read({ caller: { userId } }, reads, search, hosts) {
    const examples: string[] = [];
    for (const text of LIKELY) {
      if (examples.length === SHOWN) break;
      if ((await imagesFound(text, userId, 1, { reads, search, hosts })).length > 0) examples.push(text);
    }
    const [documents, sources] = await Promise.all(
      (['document', 'tracker'] as const).map((kind) => imagesOf(kind, userId, reads)),
    );
    return { examples, documents: documents ?? 0, sources: sources ?? 0 };
  },
});
