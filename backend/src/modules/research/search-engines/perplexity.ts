import { z } from 'zod';
import type { Outbound } from '#platform/fetch/outbound';
import { askVendor } from '#platform/language-model/ask-vendor';
import { modelFault } from '#platform/language-model/language-model';
import { type EngineQuestion, type EnginePage, type SearchEngine, uniquePages, enginePagesIn } from './search-engine';

export interface PerplexitySettings {
  readonly apiKey: string;
  readonly baseUrl: string;
  /** The vendor's interface to use. */
  readonly api: 'chat' | 'responses';
}

const MODEL = 'sonar-reasoning-pro';
const TIMEOUT_MS = 120_000;
/** The vendor's limit. */
const MAX_DOMAINS = 20;

const costs = z.object({ usage: z.object({ cost: z.object({ total_cost: z.number().nonnegative() }) }) });

const costIn = (value: unknown): number => {
  const whole = costs.safeParse(value);
  if (whole.success) return whole.data.usage.cost.total_cost;
  const within = z.object({ response: costs }).safeParse(value);
  return within.success ? within.data.response.usage.cost.total_cost : 0;
};

const question = ({ description, now }: EngineQuestion): string =>
  `What has happened lately, as of ${now.toISOString().slice(0, 10)}, on this topic? Name as many news and primary sources as you can.\n\nTopic: ${description}`;

const bodyOf = (api: PerplexitySettings['api'], engineQuestion: EngineQuestion): object => {
  const text = question(engineQuestion);
  const filter =
    engineQuestion.domains.length === 0 ? {} : { search_domain_filter: engineQuestion.domains.slice(0, MAX_DOMAINS) };
  return api === 'chat'
    ? { model: MODEL, stream: true, messages: [{ role: 'user', content: text }], ...filter }
    : { model: MODEL, stream: true, input: text, ...filter };
};

/** Perplexity's Sonar: only the pages that it cites are used, never what it thinks or writes. */
export const perplexity = ({ apiKey, baseUrl, api }: PerplexitySettings, outbound: Outbound): SearchEngine => ({
  name: MODEL,
  async find(question) {
    const pages: EnginePage[] = [];
    let costUsd = 0;
    let understood = false;
    const take = (value: unknown): void => {
      understood ||= typeof value === 'object' && value !== null;
      pages.push(...enginePagesIn(value));
      costUsd = costIn(value) || costUsd;
    };
    const path = api === 'chat' ? '/chat/completions' : '/v1/responses';
    const fault = await askVendor(
      outbound,
      {
        address: new URL(path, baseUrl).href,
        headers: { authorization: `Bearer ${apiKey}` },
        body: bodyOf(api, question),
        timeoutMs: TIMEOUT_MS,
        signal: question.signal,
      },
      take,
    );
    if (fault !== null) return fault;
    return understood
      ? { kind: 'named', pages: uniquePages(pages), costUsd }
      : modelFault('GARBLED', { kind: 'unusable_answer' });
  },
});
