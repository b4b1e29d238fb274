import type { Candidate } from '../discover/candidate';
import { merged } from '../discover/candidates';
import { discoverDomain, type Discovery } from '../discover/discover-domain';
import { isFederalRegister, searchFederalRegister } from '../discover/providers/federal-register';
import { candidateFrom, isFailure } from '../discover/providers/provider';
import type { ProviderRests } from '../discover/providers/provider-rests';
import type { SearchProvider } from '../discover/providers/providers';
import type { AskedPlace } from '../domain/run.events';
import type { SearchEngine } from '../engines/search-engine';
import { parseDate } from '../read/page-date';
import type { GatheredDocument, GatherRequest } from './gathering';

export interface Discovered {
  readonly candidates: readonly Candidate[];
  readonly documents: readonly GatheredDocument[];
  readonly asked: readonly AskedPlace[];
  /** US dollars. */
  readonly costUsd: number;
}

export interface Providers {
  /** The configured ones, in order. */
  readonly all: readonly SearchProvider[];
  readonly rests: ProviderRests;
  /** Base URL of the Federal Register's search, which also lists the pages of its own domain. */
  readonly federalRegisterUrl: string | undefined;
}

type Question = Pick<GatherRequest, 'description' | 'domains' | 'now' | 'engine' | 'signal'>;

/** What one place gave. */
interface Given {
  readonly place: AskedPlace;
  readonly candidates: readonly Candidate[];
  readonly documents: readonly GatheredDocument[];
  readonly costUsd?: number;
}

const nothing = (name: string, place: Pick<AskedPlace, 'answer' | 'reason' | 'retryAt'>): Given => ({
  place: { kind: 'provider', name, found: 0, ...place },
  candidates: [],
  documents: [],
});

const askProvider = async (
  { name, baseUrl, search }: SearchProvider,
  rests: ProviderRests,
  discovery: Discovery,
  { description, now }: Question,
): Promise<Given> => {
  const resting = rests.restsUntil(name, now);
  if (resting !== null)
    return nothing(name, {
      answer: 'resting',
      reason: 'was not asked, since it was overloaded before',
      retryAt: resting.toISOString(),
    });
  const found = await search(discovery, baseUrl, description);
  const restsUntil = rests.note(name, isFailure(found) ? found : null, now);
  if (isFailure(found))
    return nothing(name, {
      answer: 'unreachable',
      reason: found.reason,
      retryAt: restsUntil?.toISOString() ?? null,
    });
  const documents = found.unresolved.map((each) => ({ ...each, outcome: 'left_out' as const }));
  const { candidates } = found;
  if (candidates.length === 0) {
    const given = nothing(name, {
      answer: 'nothing-to-read',
      reason: found.note ?? 'found no page for these terms',
      retryAt: null,
    });
    return { ...given, documents };
  }
  return {
    place: { kind: 'provider', name, answer: 'found', found: candidates.length, reason: '', retryAt: null },
    candidates,
    documents,
  };
};

const askEngine = async (engine: SearchEngine, discovery: Discovery, question: Question): Promise<Given> => {
  const place = (answer: AskedPlace['answer'], found: number, reason: string): AskedPlace => ({
    kind: 'engine',
    name: engine.name,
    answer,
    found,
    reason,
    retryAt: null,
  });
  const named = await engine.find(question);
  if (named.kind === 'fault') return { place: place('unreachable', 0, named.reason), candidates: [], documents: [] };
  const candidates = named.pages.flatMap(({ url, title, published }) =>
    // Their day is the engine's; the page has its own.
    candidateFrom(discovery, engine.name, { url, title, publishedAt: null, seenAt: parseDate(published) }),
  );
  const { costUsd } = named;
  return candidates.length === 0
    ? { place: place('nothing-to-read', 0, 'named no page for this topic'), candidates, documents: [], costUsd }
    : { place: place('found', candidates.length, ''), candidates, documents: [], costUsd };
};

const askDomain = async (
  domain: string,
  { federalRegisterUrl }: Providers,
  discovery: Discovery,
  { description }: Question,
): Promise<Given> => {
  const more = async (origin: string): Promise<readonly Candidate[]> => {
    if (federalRegisterUrl === undefined || !isFederalRegister(origin)) return [];
    const found = await searchFederalRegister(discovery, federalRegisterUrl, description);
    return isFailure(found) ? [] : found.candidates;
  };
  const { status: answer, candidates, reason } = await discoverDomain(discovery, domain, more);
  return {
    place: { kind: 'domain', name: domain, answer, found: candidates.length, reason, retryAt: null },
    candidates,
    documents: [],
  };
};

/**
 * Asks the engine, if there is one; then discovers on all allowed domains concurrently or, without any, through the search
 * providers unless the engine named pages.
 */
export const discoverAll = async (
  discovery: Discovery,
  providers: Providers,
  question: Question,
  onHost: (host: string, found: number) => void,
): Promise<Discovered> => {
  const ask = async (name: string, answer: () => Promise<Given>): Promise<Given> => {
    onHost(name, 0);
    const given = await answer();
    onHost(name, given.candidates.length);
    return given;
  };
  const { engine = null } = question;
  const byEngine = engine === null ? [] : [await ask(engine.name, () => askEngine(engine, discovery, question))];
  const domains = [...new Set(question.domains)];
  const isServed = byEngine.some(({ candidates }) => candidates.length > 0);
  const others = await Promise.all(
    domains.length > 0
      ? domains.map((domain) => ask(domain, () => askDomain(domain, providers, discovery, question)))
      : isServed
        ? []
        : providers.all.map((each) => ask(each.name, () => askProvider(each, providers.rests, discovery, question))),
  );
  const given = [...byEngine, ...others];
  return {
    candidates: merged(given.flatMap(({ candidates }) => candidates)),
    documents: given.flatMap(({ documents }) => documents),
    asked: given.map(({ place }) => place),
    costUsd: given.reduce((total, { costUsd = 0 }) => total + costUsd, 0),
  };
};
