import { z } from 'zod';
import { parseDate } from '#pages/dates/page-date';
import type { CandidatePage } from '../page-candidates';
import { parseProviderAnswer, candidateFrom, MAX_RESULTS, type ProviderSearch } from './provider';

const answerSchema = z.object({
  hits: z.array(z.object({ url: z.string().nullish(), title: z.string().nullish(), created_at: z.string().catch('') })),
});

/** The API has no alternatives, so each group of words is a request. */
const MAX_GROUPS = 3;

/** Pages submitted to Hacker News, by Algolia's search API, newest first; not the discussions. */
export const searchHackerNews: ProviderSearch = async (discovery, baseUrl, search) => {
  const groups = search.groups.slice(0, MAX_GROUPS);
  const candidates: CandidatePage[] = [];
  for (const words of groups) {
    const query = new URLSearchParams({
      query: words.join(' '),
      tags: 'story',
      hitsPerPage: String(Math.floor(MAX_RESULTS / groups.length)),
      numericFilters: `created_at_i<=${Math.floor(discovery.now.getTime() / 1000)}`,
    });
    const result = await discovery.visit.api(new URL(`/api/v1/search_by_date?${query}`, baseUrl).href);
    const answer = parseProviderAnswer(result, answerSchema);
    if (!('data' in answer)) return answer;
    candidates.push(
      ...answer.data.hits.flatMap(({ url, title, created_at: submittedAt }) =>
        url === null || url === undefined
          ? []
          : candidateFrom(discovery, 'hacker-news', {
              url,
              title: title ?? '',
              publishedAt: null,
              seenAt: parseDate(submittedAt),
            }),
      ),
    );
  }
  return { candidates, unresolved: [] };
};
