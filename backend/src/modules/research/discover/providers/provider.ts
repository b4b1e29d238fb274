import type { z } from 'zod';
import { fetchFailure, isFetchFailure, type FetchFailure } from '#platform/fetch/fetch-failure';
import type { FetchResult } from '#platform/fetch/fetcher';
import { parsedJson } from '#platform/parsed-json';
import type { DocumentReason, PlaceFault } from '#events/research/run-log';
import type { CandidatePage, FoundBy } from '../page-candidates';
import type { Discovery } from '../discover-domain';
import type { ProviderQuery } from './search-query';
import { addressKey, cleanAddress, isFile } from '#pages/page-address';
import { plainText } from '#pages/plain-text';
import { inUtc } from '#pages/dates/page-date';

export interface ProviderFindings {
  /** The pages found, at most `MAX_RESULTS`. */
  readonly candidates: readonly CandidatePage[];
  /** Results whose page could not be found. */
  readonly unresolved: readonly { readonly url: string; readonly title: string; readonly reason: DocumentReason }[];
  /** Why nothing was found, if it could not be searched. */
  readonly fault?: PlaceFault;
}

/** Asks a search provider at a base URL for pages published by now. */
export type ProviderSearch = (
  discovery: Discovery,
  baseUrl: string,
  query: ProviderQuery,
) => Promise<ProviderFindings | FetchFailure>;

export const MAX_RESULTS = 50;

export const isFailure = (found: ProviderFindings | FetchFailure): found is FetchFailure => 'kind' in found;

/** A provider's JSON, validated; a failure if it does not match. */
export const parseProviderAnswer = <Schema extends z.ZodType>(
  result: FetchResult,
  schema: Schema,
  repair: (json: string) => string = (json) => json,
): { readonly data: z.infer<Schema> } | FetchFailure => {
  if (isFetchFailure(result)) return result;
  const answer = schema.safeParse(parsedJson(repair(Buffer.from(result.body).toString('utf8'))));
  return answer.success ? { data: answer.data } : fetchFailure('garbled', { kind: 'not_search_results' });
};

interface Result {
  readonly url: string;
  readonly title: string;
  readonly publisher?: string;
  readonly author?: string;
  /** ISO 8601 with the provider's offset, or a date; null if the provider does not know when the page was published. */
  readonly publishedAt: string | null;
  /** When the provider first saw the page, in ISO 8601. */
  readonly seenAt?: string | null;
}

/** A search result as a candidate; none if it is not a web page that may be read. */
export const candidateFrom = (
  { visit }: Discovery,
  via: FoundBy,
  { url: address, title, publisher = '', author = '', publishedAt, seenAt = null }: Result,
): CandidatePage[] => {
  const url = cleanAddress(address);
  if (url === null || isFile(url) || !visit.allows(new URL(url).hostname)) return [];
  const newestAt = inUtc(publishedAt ?? seenAt);
  return [{ url, key: addressKey(url), title: plainText(title), publisher, author, publishedAt, newestAt, via }];
};
