import { z } from 'zod';
import { readRoute } from '#platform/http/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { SEARCH } from '#platform/search/search';
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

export const ImageExamples = readRoute({
  path: 'api/images/examples',
  access: 'user',
  summary: 'At most three texts by which the caller finds images today.',
  answers: z.strictObject({ examples: z.array(z.string()) }).meta({ id: 'ImageExamples' }),
  uses: [READ_STORE, SEARCH, TakenDownHosts],
  async read({ caller: { userId } }, reads, search, hosts) {
    const examples: string[] = [];
    for (const text of LIKELY) {
      if (examples.length === SHOWN) break;
      if ((await imagesFound(text, userId, 1, { reads, search, hosts })).length > 0) examples.push(text);
    }
    return { examples };
  },
});
