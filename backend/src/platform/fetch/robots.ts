import { fetchFailure, isFetchFailure, type FetchFailure } from './fetch-failure';
import type { FetchResult } from './fetcher';
import { allowsAddress, type RobotsFile, type RobotsRules } from './robots-rules';

export interface RobotsParts {
  /** Our product token in robots.txt. */
  readonly agentName: string;
  fetch(url: string): Promise<FetchResult>;
  /** `readRobots` in a thread. Also null if it gave up. */
  read(file: RobotsFile): Promise<RobotsRules | null>;
}

type Policy = { readonly kind: 'rules'; readonly rules: RobotsRules } | FetchFailure;

const NO_RULES: RobotsRules = { rules: [], crawlDelayMs: 0, sitemaps: [] };

/**
 * Reads and caches the robots.txt of a run's hosts. A missing one allows everything; one with a server error or too
 * many rules, or that redirects to where it cannot be read, disallows everything. If the host does not respond at all,
 * its failure is returned (RFC 9309).
 */
export class Robots {
  private readonly policies = new Map<string, Promise<Policy>>();

  constructor(private readonly parts: RobotsParts) {}

  async permit(url: URL): Promise<FetchFailure | null> {
    const policy = await this.policyOf(url);
    if (isFetchFailure(policy)) return policy;
    return allowsAddress(policy.rules, url) ? null : fetchFailure('robots', { kind: 'robots' });
  }

  /** The site's crawl delay in milliseconds, capped. */
  async crawlDelayMs(origin: string): Promise<number> {
    return (await this.rulesOf(origin)).crawlDelayMs;
  }

  /** Absolute URLs, even if the site lists relative paths. */
  async sitemaps(origin: string): Promise<readonly string[]> {
    return (await this.rulesOf(origin)).sitemaps;
  }

  private async rulesOf(origin: string): Promise<RobotsRules> {
    const policy = await this.policyOf(new URL(origin));
    return isFetchFailure(policy) ? NO_RULES : policy.rules;
  }

  private policyOf(url: URL): Promise<Policy> {
    const known = this.policies.get(url.origin);
    if (known !== undefined) return known;
    const read = this.read(`${url.origin}/robots.txt`);
    this.policies.set(url.origin, read);
    return read;
  }

  private async read(address: string): Promise<Policy> {
    const result = await this.parts.fetch(address);
    if (isFetchFailure(result)) return failureOf(result) ?? { kind: 'rules', rules: NO_RULES };
    const { contentType, body } = result;
    const rules = await this.parts.read({ url: address, contentType, body, agentName: this.parts.agentName });
    return rules === null ? fetchFailure('robots', { kind: 'robots_too_long' }) : { kind: 'rules', rules };
  }
}

const failureOf = (failure: FetchFailure): FetchFailure | null => {
  const { kind, status = 0 } = failure;
  if (kind === 'robots' || kind === 'unreachable' || kind === 'timeout' || kind === 'stopped') return failure;
  // A rate-limiting site may still have rules.
  if (kind === 'http_error' && (status >= 500 || status === 429))
    return fetchFailure('robots', { kind: 'robots_unavailable', status });
  return null;
};
