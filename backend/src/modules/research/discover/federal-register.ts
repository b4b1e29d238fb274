import { z } from 'zod';
import { isFetchFailure, type FetchFailure } from '#platform/fetch/fetch-failure';
import { inUtc, parseDate } from '../read/page-date';
import type { Candidate } from './candidate';
import { addressKey, cleanAddress } from './page-address';
import { searchTerms } from './search-terms';
import type { WebVisit } from './web-visit';

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

const perPage = 60;
const host = 'www.federalregister.gov';

export const isFederalRegister = (origin: string): boolean =>
  new URL(origin).hostname.replace(/^www\./, '') === 'federalregister.gov';

/** The search's own syntax: terms that must all occur, with alternatives separated by `|`. */
const termOf = (description: string): string =>
  searchTerms(description)
    .map((words) => words.join(' '))
    .join(' | ');

/** Queries the Federal Register's public search API, newest first. */
export const searchFederalRegister = async (
  visit: WebVisit,
  baseUrl: string,
  description: string,
  now: Date,
): Promise<readonly Candidate[] | FetchFailure> => {
  const query = new URLSearchParams({
    'conditions[term]': termOf(description),
    'conditions[publication_date][lte]': now.toISOString().slice(0, 10),
    order: 'newest',
    per_page: String(perPage),
  });
  for (const field of ['title', 'html_url', 'publication_date', 'agencies']) query.append('fields[]', field);
  const result = await visit.api(new URL(`/api/v1/documents.json?${query}`, baseUrl).href);
  if (isFetchFailure(result)) return result;
  const answer = answerSchema.safeParse(parsed(result.body));
  if (!answer.success) return { kind: 'garbled', reason: 'did not return search results' };
  return answer.data.results.flatMap((document): Candidate[] => {
    const url = cleanAddress(document.html_url);
    if (url === null || !visit.allows(host)) return [];
    const publishedAt = parseDate(document.publication_date ?? '');
    const author = (document.agencies ?? [])
      .map((agency) => agency.name ?? agency.raw_name ?? '')
      .filter((name) => name !== '')
      .join(', ');
    return [
      {
        url,
        key: addressKey(url),
        title: document.title ?? '',
        publisher: 'Federal Register',
        author,
        publishedAt,
        newestAt: inUtc(publishedAt),
        via: 'federal-register',
      },
    ];
  });
};

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
};
