import { z } from 'zod';
import { parseDate } from '#pages/dates/page-date';
import { parseProviderAnswer, candidateFrom, MAX_RESULTS, type ProviderSearch } from './provider';
import type { ProviderQuery } from './search-query';

const answerSchema = z.object({
  results: z
    .array(
      z.object({
        title: z.string().nullish(),
        html_url: z.string(),
        publication_date: z.string().nullish(),
        agencies: z.array(z.object({ name: z.string().nullish(), raw_name: z.string().nullish() })).nullish(),
      }),
    )
    .default([]),
});

export const isFederalRegister = (origin: string): boolean =>
  new URL(origin).hostname.replace(/^www\./, '') === 'federalregister.gov';

/** The search's own syntax: terms that must all occur, with alternatives separated by `|`. */
const termOf = ({ groups }: ProviderQuery): string => groups.map((words) => words.join(' ')).join(' | ');

/** The Federal Register's public search API, newest first. */
export const searchFederalRegister: ProviderSearch = async (discovery, baseUrl, search) => {
  const query = new URLSearchParams({
    'conditions[term]': termOf(search),
    'conditions[publication_date][lte]': discovery.now.toISOString().slice(0, 10),
    order: 'newest',
    per_page: String(MAX_RESULTS),
  });
  for (const field of ['title', 'html_url', 'publication_date', 'agencies']) query.append('fields[]', field);
  const result = await discovery.visit.api(new URL(`/api/v1/documents.json?${query}`, baseUrl).href);
  const answer = parseProviderAnswer(result, answerSchema);
  if (!('data' in answer)) return answer;
  const candidates = answer.data.results.flatMap((document) =>
    candidateFrom(discovery, 'federal-register', {
      url: document.html_url,
      title: document.title ?? '',
      publisher: 'Federal Register',
      author: (document.agencies ?? [])
        .map((agency) => agency.name ?? agency.raw_name ?? '')
        .filter((name) => name !== '')
        .join(', '),
      publishedAt: parseDate(document.publication_date ?? ''),
    }),
  );
  return { candidates, unresolved: [] };
};
