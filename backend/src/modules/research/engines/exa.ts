import { z } from 'zod';
import { isFetchFailure } from '#platform/fetch/fetch-failure';
import type { Outbound } from '#platform/fetch/outbound';
import { faultOfFailure, faultOfStatus } from '#platform/language-model/faults';
import { modelFault } from '#platform/language-model/language-model';
import { onceEach, pagesNamedIn } from './named-pages';
import type { SearchEngine } from './search-engine';

export interface ExaSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
}

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 4 * 1024 * 1024;
const RESULTS = 50;
const SINCE_MS = 60 * 86_400_000;

const answered = z.object({
  results: z.array(z.unknown()),
  costDollars: z.object({ total: z.number().nonnegative() }).optional().catch(undefined),
});

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
};

/** Exa’s search, of the last two months. */
export const exa = ({ apiKey, baseUrl }: ExaSettings, outbound: Outbound): SearchEngine => ({
  name: 'exa',
  async find({ description, domains, now, signal }) {
    const answer = await outbound.call(new URL('/search', baseUrl).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify({
        query: description,
        type: 'auto',
        numResults: RESULTS,
        startPublishedDate: new Date(now.getTime() - SINCE_MS).toISOString(),
        endPublishedDate: now.toISOString(),
        ...(domains.length === 0 ? { category: 'news' } : { includeDomains: domains }),
      }),
      trust: 'operator',
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      signal,
    });
    if (isFetchFailure(answer)) return faultOfFailure(answer);
    if (answer.status !== 200) return faultOfStatus(answer.status);
    const value = answered.safeParse(parsed(answer.body));
    if (!value.success) return modelFault('GARBLED', 'gave no usable answer');
    const { results, costDollars } = value.data;
    return { kind: 'named', pages: onceEach(pagesNamedIn({ results })), costUsd: costDollars?.total ?? 0 };
  },
});
