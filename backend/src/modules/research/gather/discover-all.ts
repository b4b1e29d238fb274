import { isFetchFailure } from '#platform/fetch/fetch-failure';
import type { Candidate } from '../discover/candidate';
import { merged } from '../discover/candidates';
import { discoverDomain, type Discovery, type DomainFindings } from '../discover/discover-domain';
import { isFederalRegister, searchFederalRegister } from '../discover/federal-register';
import { searchGoogleNews } from '../discover/google-news';
import type { GatheredDocument, GatherRequest, HostReport } from './gathering';

export interface SearchSettings {
  /** Names of SEARCH_PROVIDERS; those not implemented are skipped. */
  readonly searchProviders: readonly string[];
  readonly googleNewsUrl: string;
  readonly federalRegisterUrl: string;
}

export interface Discovered {
  readonly candidates: readonly Candidate[];
  readonly documents: readonly GatheredDocument[];
  readonly hosts: readonly HostReport[];
}

/** Implemented keyless search providers; `doctor` reports configured ones that are not. */
export const builtProviders: readonly string[] = ['google-news', 'federal-register'];

type Found = Omit<DomainFindings, 'status'> & {
  readonly status: DomainFindings['status'];
  readonly documents: readonly GatheredDocument[];
};

const foundOrNot = (candidates: readonly Candidate[], documents: readonly GatheredDocument[] = []): Found => ({
  status: candidates.length > 0 ? 'found' : 'nothing-to-read',
  candidates,
  documents,
  reason: candidates.length > 0 ? '' : 'found no page for these terms',
});

const searchProvider = async (
  name: string,
  discovery: Discovery,
  settings: SearchSettings,
  description: string,
): Promise<Found> => {
  if (name === 'federal-register') {
    const found = await searchFederalRegister(discovery.visit, settings.federalRegisterUrl, description, discovery.now);
    return 'kind' in found
      ? { status: 'unreachable', candidates: [], documents: [], reason: found.reason }
      : foundOrNot(found);
  }
  const found = await searchGoogleNews(discovery, settings.googleNewsUrl, description);
  if ('kind' in found && isFetchFailure(found))
    return { status: 'unreachable', candidates: [], documents: [], reason: found.reason };
  if ('kind' in found) return foundOrNot([]);
  return foundOrNot(
    found.candidates,
    found.unresolved.map((each) => ({ ...each, outcome: 'left_out' as const })),
  );
};

/** Discovers on all allowed domains concurrently or, without any, through the search providers. */
export const discoverAll = async (
  discovery: Discovery,
  settings: SearchSettings,
  request: Pick<GatherRequest, 'description' | 'domains' | 'now'>,
  onHost: (host: string, found: number) => void,
): Promise<Discovered> => {
  const federalRegister = async (origin: string): Promise<readonly Candidate[]> => {
    if (!isFederalRegister(origin)) return [];
    const found = await searchFederalRegister(
      discovery.visit,
      settings.federalRegisterUrl,
      request.description,
      request.now,
    );
    return 'kind' in found ? [] : found;
  };
  const domains = [...new Set(request.domains)];
  const names = domains.length > 0 ? domains : settings.searchProviders.filter((name) => builtProviders.includes(name));
  const findings = await Promise.all(
    names.map(async (name): Promise<Found> => {
      onHost(name, 0);
      const found =
        domains.length > 0
          ? { ...(await discoverDomain(discovery, name, federalRegister)), documents: [] }
          : await searchProvider(name, discovery, settings, request.description);
      onHost(name, found.candidates.length);
      return found;
    }),
  );
  return {
    candidates: merged(findings.flatMap(({ candidates }) => candidates)),
    documents: findings.flatMap(({ documents }) => documents),
    hosts: findings.map(({ status, candidates, reason }, index) => ({
      host: names[index] ?? '',
      status,
      found: candidates.length,
      reason,
    })),
  };
};
