import { z } from 'zod';
import { parseDate } from '#pages/dates/page-date';
import { fetchFailure } from '#platform/fetch/fetch-failure';
import { parseProviderAnswer, candidateFrom, MAX_RESULTS, type ProviderSearch } from './provider';
import { anyGroup } from './search-query';

const answerSchema = z.object({
  results: z.array(
    z.object({ url: z.string(), title: z.string().catch(''), publishedDate: z.string().nullish().catch(null) }),
  ),
  unresponsive_engines: z.array(z.array(z.string())).catch([]),
});

/** The news engines of a SearXNG instance, for the last month. Its settings must allow the format `json`. */
export const searchSearxng: ProviderSearch = async (discovery, baseUrl, search) => {
  const query = new URLSearchParams({
    q: anyGroup(search),
    ...(search.language !== null && { language: search.language }),
    format: 'json',
    categories: 'news',
    time_range: 'month',
  });
  const answer = parseProviderAnswer(
    await discovery.visit.api(new URL(`/search?${query}`, baseUrl).href),
    answerSchema,
  );
  if (!('data' in answer)) return answer;
  const { results, unresponsive_engines: silent } = answer.data;
  if (results.length === 0 && silent.length > 0)
    return fetchFailure('unreachable', {
      kind: 'engines_silent',
      engines: silent.map((engine) => engine.join(': ')).join(', '),
    });
  const now = discovery.now.getTime();
  const candidates = results.slice(0, MAX_RESULTS).flatMap(({ url, title, publishedDate }) => {
    const publishedAt = parseDate(publishedDate ?? '');
    return publishedAt !== null && Date.parse(publishedAt) > now
      ? []
      : candidateFrom(discovery, 'searxng', { url, title, publishedAt });
  });
  return { candidates, unresolved: [] };
};
