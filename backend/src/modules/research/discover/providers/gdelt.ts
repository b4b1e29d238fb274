import { z } from 'zod';
import { DAY_MS } from '#kernel/durations';
import { parseDate } from '#pages/dates/page-date';
import { parseProviderAnswer, candidateFrom, MAX_RESULTS, type ProviderSearch } from './provider';
import type { ProviderQuery } from './search-query';

const answerSchema = z.object({
  articles: z
    .array(z.object({ url: z.string(), title: z.string().catch(''), seendate: z.string().catch('') }))
    .default([]),
});

/** GDELT asks for at most one request in five seconds. */
const DELAY_MS = 5000;
/** GDELT refuses shorter words. */
const SHORTEST = 3;
const WINDOW_MS = 30 * DAY_MS;

/** Words that must all occur; alternatives only as phrases, since GDELT has no groups of words within OR. */
const queryOf = (search: ProviderQuery): string => {
  const groups = search.groups
    .map((words) => words.filter(({ length }) => length >= SHORTEST))
    .filter(({ length }) => length > 0);
  const phrases = groups.map((words) => (words.length > 1 ? `"${words.join(' ')}"` : (words[0] ?? '')));
  return groups.length > 1 ? `(${phrases.join(' OR ')})` : (groups[0] ?? []).join(' ');
};

/** A time in GDELT's format: `20260220190541`. */
const stamp = (time: number): string => new Date(time).toISOString().slice(0, 19).replace(/\D/g, '');

/** GDELT leaves backslashes and control characters of titles unescaped. */
const repaired = (json: string): string => json.replace(/[\u0000-\u001f]+/g, ' ').replace(/\\(?!["\\/bfnrtu])/g, '');

/** GDELT's index of news, by the DOC 2.0 API: what it saw in the last month, newest first. */
export const searchGdelt: ProviderSearch = async (discovery, baseUrl, search) => {
  const words = queryOf(search);
  if (words === '') return { candidates: [], unresolved: [], fault: { kind: 'words_too_short' } };
  const now = discovery.now.getTime();
  const query = new URLSearchParams({
    query: words,
    mode: 'artlist',
    format: 'json',
    sort: 'datedesc',
    maxrecords: String(MAX_RESULTS),
    startdatetime: stamp(now - WINDOW_MS),
    enddatetime: stamp(now),
  });
  const result = await discovery.visit.api(new URL(`/api/v2/doc/doc?${query}`, baseUrl).href, DELAY_MS);
  const answer = parseProviderAnswer(result, answerSchema, repaired);
  if (!('data' in answer)) return answer;
  const candidates = answer.data.articles.slice(0, MAX_RESULTS).flatMap(({ url, title, seendate }) =>
    // The date is that of GDELT's own visit, which may be long after publication.
    candidateFrom(discovery, 'gdelt', { url, title, publishedAt: null, seenAt: parseDate(seendate) }),
  );
  return { candidates, unresolved: [] };
};
