import { z } from 'zod';
import { DocumentTexts } from '#modules/documents/published';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { SEARCH } from '#platform/search/search';
import { THUMBNAILS } from '../making/thumbnails';
import { TakenDownHosts } from '../taken-down-hosts';
import { imageAnswer, imageView } from './image-view';
import { documentPagesFound, imagesFound } from './images-found';
import { ThumbnailAddresses } from './thumbnail-addresses';

const DEFAULT = 12;
const MAX_RESULTS = 60;

const THUMBNAILS_ARE = ['made', 'not_made'] as const;
type ThumbnailsAre = (typeof THUMBNAILS_ARE)[number];

const searchAnswer = z
  .strictObject({
    results: z.array(
      imageAnswer.extend({
        shows: z.enum(['picture', 'page']).describe('`page`: a whole page of a document, found by what stands on it.'),
        document: z
          .strictObject({ id: z.string(), title: z.string(), page: z.int().describe('From 1.') })
          .nullable()
          .describe('The document that it is of; null on the web.'),
        why: z
          .strictObject({
            of: z
              .enum(['caption', 'page_title', 'around', 'page_text'])
              .describe('What was found: what the image is said to be, the title of its page, text near it or on it.'),
            text: z.string(),
            marks: z
              .array(z.strictObject({ from: z.int(), to: z.int() }))
              .describe('Where the words that were asked for stand in the text, in UTF-16 code units.'),
          })
          .describe('Why it was found.'),
        instead: z
          .array(
            z.strictObject({
              asked: z.string().describe('Words of the query.'),
              said: z
                .string()
                .nullable()
                .describe('What it is said to be instead; null for the place, where nothing is said of that.'),
            }),
          )
          .describe(
            'Of a picture that is near in meaning to what was asked for; empty if it is found by the words themselves.',
          ),
      }),
    ),
    thumbnails: z
      .enum(THUMBNAILS_ARE)
      .describe('`not_made`: the library that makes them cannot be loaded here, so that no image is found.'),
  })
  .meta({ id: 'FoundImages' });

export const SearchImages = readRoute({
  path: 'api/images/search',
  access: 'user',
  summary:
    'Pictures that trackers’ sources and documents show, by what is said of them there, the best matches first; after them pages of documents by their text, those of a document together, and pictures that are said to be what is near in meaning. Images of private trackers are found by their owners only. Nothing for a query of single letters and words such as `of`.',
  query: z.strictObject({
    q: z.string().max(300).default(''),
    shows: z.literal('page').optional().describe('Pages of documents alone, found by what stands on them.'),
    k: z.coerce.number().int().min(1).max(MAX_RESULTS).default(DEFAULT).describe('How many at most.'),
  }),
  answers: searchAnswer,
  uses: [READ_STORE, SEARCH, ThumbnailAddresses, TakenDownHosts, THUMBNAILS, DocumentTexts],
  async read({ query: { q, k, shows }, caller: { userId } }, reads, search, addresses, hosts, thumbnails, texts) {
    const text = q.trim();
    const made: ThumbnailsAre = (await thumbnails.canBeMade()) ? 'made' : 'not_made';
    const searched = shows === 'page' ? documentPagesFound : imagesFound;
    const foundImages = text === '' ? [] : await searched(text, userId, k, { reads, search, hosts, texts });
    return {
      results: foundImages.map(({ image, why, instead }) => ({
        ...imageView(image, addresses),
        shows: image.shows,
        document: image.page === null ? null : { id: image.carrier_id, title: image.page_title, page: image.page },
        why: { of: why.of, text: why.text, marks: why.marks.map(({ from, to }) => ({ from, to })) },
        instead: instead.map(({ asked, said }) => ({ asked, said })),
      })),
      thumbnails: made,
    };
  },
});
