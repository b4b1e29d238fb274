import { z } from 'zod';
import { DAY_MS } from '#kernel/durations';
import type { Outbound } from '#platform/fetch/outbound';
import { askVendor } from '#platform/language-model/ask-vendor';
import { modelFault } from '#platform/language-model/language-model';
import { type SearchEngine, uniquePages, enginePagesIn } from './search-engine';

export interface ExaSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
}

const TIMEOUT_MS = 30_000;
const RESULTS = 50;
const SINCE_MS = 60 * DAY_MS;

const answered = z.object({
  results: z.array(z.unknown()),
  costDollars: z.object({ total: z.number().nonnegative() }).optional().catch(undefined),
});

/** Exa's search, limited to the last two months. */
export const exa = ({ apiKey, baseUrl }: ExaSettings, outbound: Outbound): SearchEngine => ({
  name: 'exa',
  async find({ description, domains, now, signal }) {
    let answer: unknown = null;
    const fault = await askVendor(
      outbound,
      {
        address: new URL('/search', baseUrl).href,
        headers: { accept: 'application/json', 'x-api-key': apiKey },
        body: {
          query: description,
          type: 'auto',
          numResults: RESULTS,
          startPublishedDate: new Date(now.getTime() - SINCE_MS).toISOString(),
          endPublishedDate: now.toISOString(),
          ...(domains.length === 0 ? { category: 'news' } : { includeDomains: domains }),
        },
        timeoutMs: TIMEOUT_MS,
        signal,
      },
      (value) => (answer = value),
    );
    if (fault !== null) return fault;
    const value = answered.safeParse(answer);
    if (!value.success) return modelFault('GARBLED', { kind: 'unusable_answer' });
    const { results, costDollars } = value.data;
    return { kind: 'named', pages: uniquePages(enginePagesIn({ results })), costUsd: costDollars?.total ?? 0 };
  },
});
