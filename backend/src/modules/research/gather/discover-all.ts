import type { AskedPlace } from '#events/research/run.events';
import type { RequestedSearch } from '#events/research/searches';
import { parseDate } from '#pages/dates/page-date';
import { discoverDomain, type Discovery } from '../discover/discover-domain';
import { mergedByAddress, type CandidatePage } from '../discover/page-candidates';
import { isFederalRegister, searchFederalRegister } from '../discover/providers/federal-register';
import { candidateFrom, isFailure, type ProviderFindings, type ProviderPauses } from '../discover/providers/provider';
import { servesLanguage, providersOnCandidates, type SearchProvider } from '../discover/providers/providers';
import {
  queryOfDescription,
  queryOfProposal,
  type ProviderQuery,
  wordsOfQuery,
} from '../discover/providers/search-query';
import type { SearchEngine } from '../search-engines/search-engine';
import type { GatheredDocument, GatherRequest } from './gathering';

export interface Discovered {
  readonly candidates: readonly CandidatePage[];
  readonly documents: readonly GatheredDocument[];
  readonly places: readonly AskedPlace[];
  /** The queries to search providers, the tracker's own words first. */
  readonly searches: readonly RequestedSearch[];
  /** The cost in US dollars. */
  readonly costUsd: number;
}

export interface Providers {
  /** The configured search providers, in order. */
  readonly all: readonly SearchProvider[];
  readonly rests: ProviderPauses;
  /** Base URL of the Federal Register's search, which also lists the pages of its own domain. */
  readonly federalRegisterUrl: string | undefined;
}

type Question = Pick<
  GatherRequest,
  'description' | 'searches' | 'domains' | 'sites' | 'isCampaign' | 'now' | 'engine' | 'signal'
>;

/** The findings of one place. */
interface PlaceResult {
  readonly source: AskedPlace;
  readonly candidates: readonly CandidatePage[];
  readonly documents: readonly GatheredDocument[];
  readonly costUsd?: number;
  /** For a provider, the number of pages that each search found there. */
  readonly bySearch?: readonly { readonly query: ProviderQuery; readonly found: number }[];
}

const resultOf = (
  source: Omit<AskedPlace, 'found'>,
  candidates: readonly CandidatePage[] = [],
  documents: readonly GatheredDocument[] = [],
): PlaceResult => ({ source: { ...source, found: candidates.length }, candidates, documents });

/** The first search is the tracker's own: a provider that fails to answer it is not asked the others. */
const askProvider = async (
  provider: SearchProvider,
  rests: ProviderPauses,
  discovery: Discovery,
  question: Pick<Question, 'now'> & { readonly queries: readonly ProviderQuery[] },
): Promise<PlaceResult> => {
  const { name, baseUrl, search } = provider;
  const { now } = question;
  const source = { kind: 'provider', name, reason: null, retryAt: null } as const;
  const resting = rests.restsUntil(name, now);
  if (resting !== null) {
    const reason = { kind: 'overloaded_before' } as const;
    return resultOf({ ...source, answer: 'resting', reason, retryAt: resting.toISOString() });
  }
  const found: ProviderFindings[] = [];
  const queries = question.queries.filter((query) => servesLanguage(provider, query));
  for (const query of queries) {
    const answer = await search(discovery, baseUrl, query);
    const restsUntil = rests.note(name, isFailure(answer) ? answer : null, now);
    if (!isFailure(answer)) found.push(answer);
    else if (found.length > 0) break;
    else {
      const retryAt = restsUntil?.toISOString() ?? null;
      return resultOf({ ...source, answer: 'unreachable', reason: answer.reason, retryAt });
    }
  }
  const candidates = [...new Map(found.flatMap((each) => each.candidates).map((page) => [page.key, page])).values()];
  const unresolved = new Map(found.flatMap((each) => each.unresolved.map((page) => [page.url, page] as const)));
  const documents = [...unresolved.values()].map((each) => ({ ...each, outcome: 'left_out' as const, notes: [] }));
  const bySearch = found.flatMap((each, index) => {
    const query = queries[index];
    return query === undefined ? [] : [{ query, found: each.candidates.length }];
  });
  const { fault: reason = { kind: 'finds_nothing' } } = found[0] ?? {};
  const result =
    candidates.length === 0
      ? resultOf({ ...source, answer: 'nothing-to-read', reason }, candidates, documents)
      : resultOf({ ...source, answer: 'found' }, candidates, documents);
  return { ...result, bySearch };
};

const askEngine = async (engine: SearchEngine, discovery: Discovery, question: Question): Promise<PlaceResult> => {
  const source = { kind: 'engine', name: engine.name, reason: null, retryAt: null } as const;
  const enginePages = await engine.find(question);
  if (enginePages.kind === 'fault') return resultOf({ ...source, answer: 'unreachable', reason: enginePages.reason });
  const candidates = enginePages.pages.flatMap(({ url, published }) =>
    // The engine's date only serves to sort; the page has its own.
    candidateFrom(discovery, engine.name, { url, title: '', publishedAt: null, seenAt: parseDate(published) }),
  );
  const { costUsd } = enginePages;
  return candidates.length === 0
    ? { ...resultOf({ ...source, answer: 'nothing-to-read', reason: { kind: 'names_nothing' } }), costUsd }
    : { ...resultOf({ ...source, answer: 'found' }, candidates), costUsd };
};

const askDomain = async (
  domain: string,
  { federalRegisterUrl }: Providers,
  discovery: Discovery,
  { description }: Question,
  { frontPage }: { readonly frontPage: boolean },
): Promise<PlaceResult> => {
  const more = async (origin: string): Promise<readonly CandidatePage[]> => {
    if (federalRegisterUrl === undefined || !isFederalRegister(origin)) return [];
    const found = await searchFederalRegister(discovery, federalRegisterUrl, queryOfDescription(description));
    return isFailure(found) ? [] : found.candidates;
  };
  const { status: answer, candidates, reason } = await discoverDomain(discovery, domain, { more, frontPage });
  return resultOf({ kind: 'domain', name: domain, answer, reason, retryAt: null }, candidates);
};

/**
 * Asks the engine, if there is one. Then discovers, concurrently, on the tracker's further sites and on all allowed
 * domains; without domains, through the search providers unless the engine named pages.
 */
export const discoverAll = async (
  discovery: Discovery,
  providers: Providers,
  question: Question,
  onHost: (host: string, found: number) => void,
): Promise<Discovered> => {
  const ask = async (name: string, answer: () => Promise<PlaceResult>): Promise<PlaceResult> => {
    onHost(name, 0);
    const result = await answer();
    onHost(name, result.candidates.length);
    return result;
  };
  const { engine = null } = question;
  const byEngine = engine === null ? [] : [await ask(engine.name, () => askEngine(engine, discovery, question))];
  const domains = [...new Set(question.domains)];
  const queries = [queryOfDescription(question.description), ...(question.searches ?? []).map(queryOfProposal)];
  const isServed = byEngine.some(({ candidates }) => candidates.length > 0);
  const sites = (question.sites ?? []).filter((site) => discovery.visit.allows(site) && !domains.includes(site));
  const others = await Promise.all([
    ...sites.map((site) => ask(site, () => askDomain(site, providers, discovery, question, { frontPage: true }))),
    ...(domains.length > 0
      ? domains.map((domain) =>
          ask(domain, () => askDomain(domain, providers, discovery, question, { frontPage: false })),
        )
      : isServed
        ? []
        : (question.isCampaign === true ? providersOnCandidates(providers.all) : providers.all).map((each) =>
            ask(each.name, () => askProvider(each, providers.rests, discovery, { ...question, queries })),
          )),
  ]);
  const all = [...byEngine, ...others];
  return {
    candidates: mergedByAddress(all.flatMap(({ candidates }) => candidates)),
    documents: all.flatMap(({ documents }) => documents),
    places: all.map(({ source }) => source),
    searches: queries.flatMap((query) => {
      const answers = others.flatMap(({ bySearch = [] }) => bySearch.filter((each) => each.query === query));
      return answers.length === 0
        ? []
        : [{ by: query.by, words: wordsOfQuery(query), found: answers.reduce((sum, { found }) => sum + found, 0) }];
    }),
    costUsd: all.reduce((total, { costUsd = 0 }) => total + costUsd, 0),
  };
};
