import { fetchFailure, isFetchFailure } from '#platform/fetch/fetch-failure';
import { candidateFrom, MAX_RESULTS, type ProviderSearch } from './provider';
import type { ProviderQuery } from './search-query';

/** arXiv asks for three seconds between two requests. */
const DELAY_MS = 3000;

/** The query in arXiv's syntax: `(all:solid AND all:state) OR (all:battery)`. */
const queryOf = ({ groups }: ProviderQuery): string =>
  groups.map((words) => `(${words.map((word) => `all:${word}`).join(' AND ')})`).join(' OR ');

const isPaper = (url: string): boolean => new URL(url).pathname.startsWith('/abs/');

/** All versions of a paper are one page, which shows the newest. */
const paperAt = (url: string): string => url.replace(/^http:/, 'https:').replace(/v\d+$/, '');

/** Papers on arXiv, by its API, which answers with an Atom feed; newest first. */
export const searchArxiv: ProviderSearch = async (discovery, baseUrl, search) => {
  const query = new URLSearchParams({
    search_query: queryOf(search),
    sortBy: 'submittedDate',
    sortOrder: 'descending',
    start: '0',
    max_results: String(MAX_RESULTS),
  });
  const result = await discovery.visit.api(new URL(`/api/query?${query}`, baseUrl).href, DELAY_MS);
  if (isFetchFailure(result)) return result;
  const listing = await discovery.reader.list({ url: result.url, contentType: result.contentType, body: result.body });
  if (listing.kind !== 'feed') return fetchFailure('garbled', { kind: 'not_a_feed' });
  const now = discovery.now.getTime();
  const candidates = listing.entries
    // arXiv returns its errors as entries, too.
    .filter(({ url, publishedAt }) => isPaper(url) && (publishedAt === null || Date.parse(publishedAt) <= now))
    .flatMap(({ url, title, author, publishedAt }) =>
      candidateFrom(discovery, 'arxiv', { url: paperAt(url), title, author, publisher: 'arXiv', publishedAt }),
    );
  return { candidates, unresolved: [] };
};
