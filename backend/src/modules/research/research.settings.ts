import { z } from 'zod';
import type { Editor } from '#events/trackers/tracker-settings';
import { ORIGIN, origin, urlOf, wholeNumber } from '#platform/config/schemas';
import { ifSet, needs, settings, variable } from '#platform/config/settings';
import type { EmbeddingSettings } from '#platform/language-model/embeddings';
import type { ProviderName } from './discover/page-candidates';
import type { SearchEngineSettings } from './search-engines/chosen-engine';

/** Search providers that are asked unless the operator names others. */
export const USUAL_PROVIDERS = [
  'google-news',
  'gdelt',
  'federal-register',
  'hacker-news',
  'arxiv',
] as const satisfies readonly ProviderName[];

/** An address that replaces a service's own. */
const standIn = (service: string, address: string) =>
  variable(origin.default(address), {
    expected: ORIGIN,
    example: address,
    meaning: `Asks this address instead of ${service}.`,
  });

const bearerKey = variable(z.string().optional(), {
  expected: "the server's key, if it needs one",
  example: 'sk-…',
  meaning: 'Sent as a bearer token.',
});

const variables = {
  PERPLEXITY_API_KEY: variable(z.string().optional(), {
    expected: 'a key of Perplexity',
    example: 'pplx-…',
    meaning: 'Has Perplexity’s `sonar-reasoning-pro` suggest pages, which are read and verified like any other.',
  }),
  PERPLEXITY_BASE_URL: standIn('Perplexity', 'https://api.perplexity.ai'),
  PERPLEXITY_API: variable(z.enum(['chat', 'responses']).default('chat'), {
    expected: 'chat or responses',
    example: 'chat',
    meaning: 'Which of its APIs is called: chat completions or responses.',
  }),
  EXA_API_KEY: variable(z.string().optional(), {
    expected: 'a key of Exa',
    example: 'a key from dashboard.exa.ai',
    meaning: 'Has Exa suggest pages, which are read and verified like any other.',
  }),
  EXA_BASE_URL: standIn('Exa', 'https://api.exa.ai'),
  RESEARCH_EDITOR: variable(z.enum(['auto', 'rules', 'model']).default('auto'), {
    expected: 'auto, rules or model',
    example: 'rules',
    meaning:
      'Who chooses what is published, unless a tracker says otherwise: `auto` has the model of LLM_MODEL, if there is one, choose sentences by their numbers, and the rules choose the rest; `rules` never asks it; `model` requires one ([how](../explanation/novelty-and-citations.md#a-model-that-chooses)).',
  }),
  EMBEDDING_BASE_URL: variable(urlOf('http:', 'https:').optional(), {
    expected: 'the address of an OpenAI-compatible server with its version, and together with EMBEDDING_MODEL',
    example: 'http://localhost:11434/v1',
    meaning:
      'A model there compares pages with topics by meaning, so that news in other words than the topic’s is read too ([how](../explanation/novelty-and-citations.md#a-model-that-compares)).',
  }),
  EMBEDDING_API_KEY: bearerKey,
  EMBEDDING_MODEL: variable(z.string().max(200).optional(), {
    expected: 'the name of a model, and together with EMBEDDING_BASE_URL',
    example: 'bge-m3',
    meaning: 'The model, as its server calls it. One that knows several languages is best.',
  }),
  SEARCH_PROVIDERS: variable(
    z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .default([...USUAL_PROVIDERS]),
    {
      expected: 'names of search providers',
      example: 'google-news,federal-register',
      meaning:
        'Which search providers a tracker without domains asks, in this order. There is also `searxng`, which needs `SEARXNG_BASE_URL`. `doctor` lists each with its answer.',
    },
  ),
  GOOGLE_NEWS_BASE_URL: standIn('Google News', 'https://news.google.com'),
  GDELT_BASE_URL: standIn('GDELT', 'https://api.gdeltproject.org'),
  FEDERAL_REGISTER_BASE_URL: standIn('the Federal Register', 'https://www.federalregister.gov'),
  HACKER_NEWS_BASE_URL: standIn('the search API of Hacker News', 'https://hn.algolia.com'),
  ARXIV_BASE_URL: standIn('arXiv’s API', 'https://export.arxiv.org'),
  SEARXNG_BASE_URL: variable(origin.optional(), {
    expected: ORIGIN,
    example: 'http://127.0.0.1:8888',
    meaning:
      'An instance of SearXNG whose settings allow the format `json`; asked if `SEARCH_PROVIDERS` names `searxng`.',
  }),
  SCHEDULER_MAX_ACTIVE_RUNS: variable(wholeNumber(1, 1000).default(2), {
    expected: 'number of runs, at most 1000',
    example: '6',
    meaning:
      'How many scheduled runs may be queued or active at once, over all processes. Each worker carries out 4 runs: leave some for runs that users request.',
  }),
  SUBJECT_RUNS_PER_DAY: variable(wholeNumber(0, 100_000).default(50), {
    expected: 'number of runs',
    example: '50',
    meaning:
      'How many runs of trackers of countries and agencies may begin in a day (UTC), whoever follows them. The others begin on the next day; `0` allows none.',
  }),
};

type Variables = z.output<z.ZodObject<typeof variables>>;

export interface ResearchSettings {
  /** Paid searches that have a key. */
  readonly searchEngines: Omit<SearchEngineSettings, 'engine'>;
  /** Compares texts in meaning; absent if none is configured. */
  readonly embedding?: EmbeddingSettings;
  /** The default editor, for trackers that leave it open. Without a model the rules choose for them. */
  readonly editor: Editor;
  readonly searchProviders: readonly string[];
  /** Base URLs of search providers by name; SearXNG has no default. */
  readonly providerUrls: Readonly<Record<Exclude<ProviderName, 'searxng'>, string>> & { readonly searxng?: string };
  /** Maximum number of scheduled runs that are queued or running, across all processes. */
  readonly schedulerMaxActiveRuns: number;
  /** Runs of trackers of countries and agencies that may begin in a day. */
  readonly subjectRunsPerDay: number;
}

const embeddingOf = ({
  EMBEDDING_BASE_URL: baseUrl,
  EMBEDDING_API_KEY: apiKey,
  EMBEDDING_MODEL: model,
}: Variables): EmbeddingSettings | undefined =>
  baseUrl === undefined || model === undefined ? undefined : { baseUrl, model, ...ifSet('apiKey', apiKey) };

const searchEnginesIn = (read: Variables): ResearchSettings['searchEngines'] => ({
  ...(read.PERPLEXITY_API_KEY === undefined
    ? {}
    : {
        perplexity: {
          apiKey: read.PERPLEXITY_API_KEY,
          baseUrl: new URL(read.PERPLEXITY_BASE_URL).origin,
          api: read.PERPLEXITY_API,
        },
      }),
  ...(read.EXA_API_KEY === undefined
    ? {}
    : { exa: { apiKey: read.EXA_API_KEY, baseUrl: new URL(read.EXA_BASE_URL).origin } }),
});

export const researchSettings = settings('Research', {
  variables,
  rules: [needs('EMBEDDING_BASE_URL', 'EMBEDDING_MODEL'), needs('EMBEDDING_MODEL', 'EMBEDDING_BASE_URL')],
  read: (read): ResearchSettings => ({
    searchEngines: searchEnginesIn(read),
    ...ifSet('embedding', embeddingOf(read)),
    editor: read.RESEARCH_EDITOR === 'rules' ? 'rules' : 'model',
    searchProviders: read.SEARCH_PROVIDERS,
    providerUrls: {
      'google-news': new URL(read.GOOGLE_NEWS_BASE_URL).origin,
      gdelt: new URL(read.GDELT_BASE_URL).origin,
      'federal-register': new URL(read.FEDERAL_REGISTER_BASE_URL).origin,
      'hacker-news': new URL(read.HACKER_NEWS_BASE_URL).origin,
      arxiv: new URL(read.ARXIV_BASE_URL).origin,
      ...(read.SEARXNG_BASE_URL === undefined ? {} : { searxng: new URL(read.SEARXNG_BASE_URL).origin }),
    },
    schedulerMaxActiveRuns: read.SCHEDULER_MAX_ACTIVE_RUNS,
    subjectRunsPerDay: read.SUBJECT_RUNS_PER_DAY,
  }),
});
