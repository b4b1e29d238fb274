import type { z } from 'zod';
import type { DocumentReason, PlaceFault } from '#events/research/run-log';
import { MINUTE_MS } from '#kernel/durations';
import { inUtc } from '#pages/dates/page-date';
import { addressKey, cleanAddress, isFile } from '#pages/page-address';
import { plainText } from '#pages/plain-text';
import { exponentialBackoff } from '#platform/backoff';
import { fetchFailure, isFetchFailure, type FetchFailure } from '#platform/fetch/fetch-failure';
import type { FetchResult } from '#platform/fetch/fetcher';
import { parsedJson } from '#platform/parsed-json';
import type { Discovery } from '../discover-domain';
import type { CandidatePage, FoundBy, ProviderName } from '../page-candidates';
import type { ProviderQuery } from './search-query';

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

const FIRST_MS = 10 * MINUTE_MS;
const LONGEST_MS = 360 * MINUTE_MS;

/** Too many requests, or overloaded. */
const OVERLOADED_STATUSES: ReadonlySet<number | undefined> = new Set([429, 503]);

interface Rest {
  readonly until: number;
  readonly failuresInARow: number;
}

/** Providers that are not asked for a while because they answered 429 or 503. Kept by each process. */
export class ProviderPauses {
  private readonly rests = new Map<ProviderName, Rest>();

  /** The time until which the provider is not asked; null if it may be asked now. */
  restsUntil(name: ProviderName, now: Date): Date | null {
    const { until = 0 } = this.rests.get(name) ?? {};
    return until > now.getTime() ? new Date(until) : null;
  }

  /**
   * Notes a provider's answer. After a failure it rests for as long as it says, or else twice as long after each
   * failure in a row.
   */
  note(name: ProviderName, failure: FetchFailure | null, now: Date): Date | null {
    if (failure === null || !OVERLOADED_STATUSES.has(failure.status)) {
      this.rests.delete(name);
      return null;
    }
    const failuresInARow = (this.rests.get(name)?.failuresInARow ?? 0) + 1;
    const ownMs = exponentialBackoff(FIRST_MS, failuresInARow);
    const until = now.getTime() + Math.min(Math.max(failure.retryAfterMs ?? 0, ownMs), LONGEST_MS);
    this.rests.set(name, { until, failuresInARow });
    return new Date(until);
  }
}
