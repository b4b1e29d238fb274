import { PROVIDER_NAMES, type ProviderName } from '../page-candidates';
import { searchArxiv } from './arxiv';
import { searchFederalRegister } from './federal-register';
import { searchGdelt } from './gdelt';
import { searchGoogleNews } from './google-news';
import { searchHackerNews } from './hacker-news';
import type { ProviderSearch } from './provider';
import type { ProviderQuery } from './search-query';
import { searchSearxng } from './searxng';

const searches: Readonly<Record<ProviderName, ProviderSearch>> = {
  'google-news': searchGoogleNews,
  gdelt: searchGdelt,
  'federal-register': searchFederalRegister,
  'hacker-news': searchHackerNews,
  arxiv: searchArxiv,
  searxng: searchSearxng,
};

/** Names as people read them. */
export const providerTitles: Readonly<Record<ProviderName, string>> = {
  'google-news': 'Google News',
  gdelt: 'GDELT',
  'federal-register': 'Federal Register',
  'hacker-news': 'Hacker News',
  arxiv: 'arXiv',
  searxng: 'SearXNG',
};

export interface SearchSettings {
  /** Names of SEARCH_PROVIDERS, in the order in which they are asked. */
  readonly searchProviders: readonly string[];
  /** Base URLs; a provider without one is not asked. */
  readonly providerUrls: Partial<Readonly<Record<ProviderName, string>>>;
}

const PROVIDERS_IN_ENGLISH: ReadonlySet<ProviderName> = new Set(['federal-register', 'hacker-news', 'arxiv']);

export const servesLanguage = ({ name }: SearchProvider, { language }: ProviderQuery): boolean =>
  language === null || language === 'en' || !PROVIDERS_IN_ENGLISH.has(name);

/** Providers of papers and pages on technology, which find hardly anything on other subjects. */
const PROVIDERS_OF_OTHER_SUBJECTS: ReadonlySet<ProviderName> = new Set(['hacker-news', 'arxiv']);

/** The providers that may know of a candidate; all of them if none may. */
export const providersOnCandidates = (all: readonly SearchProvider[]): readonly SearchProvider[] => {
  const news = all.filter(({ name }) => !PROVIDERS_OF_OTHER_SUBJECTS.has(name));
  return news.length === 0 ? all : news;
};

export interface SearchProvider {
  readonly name: ProviderName;
  readonly baseUrl: string;
  readonly search: ProviderSearch;
}

/** The configured providers, in order. */
export const searchProvidersOf = ({ searchProviders, providerUrls }: SearchSettings): readonly SearchProvider[] =>
  [...new Set(searchProviders)].flatMap((each) => {
    const name = PROVIDER_NAMES.find((known) => known === each);
    const baseUrl = name === undefined ? undefined : providerUrls[name];
    return name === undefined || baseUrl === undefined ? [] : [{ name, baseUrl, search: searches[name] }];
  });

/** Names in SEARCH_PROVIDERS that are never asked: unknown ones, or those without a base URL. */
export const unusedProviders = (settings: SearchSettings): readonly string[] => {
  const used = new Set<string>(searchProvidersOf(settings).map(({ name }) => name));
  return settings.searchProviders.filter((name) => !used.has(name));
};
