import { fetchFailure, isFetchFailure, type FetchFailure } from './fetch-failure';
import type { FetchResult } from './fetcher';
import { allowsAddress, type RobotsFile, type RobotsRules } from './robots-rules';

export interface RobotsParts {
  /** Our name in robots.txt. */
  readonly agentName: string;
  fetch(url: string): Promise<FetchResult>;
  /** `readRobots`, in a thread. Null also where it gave up. */
  read(file: RobotsFile): Promise<RobotsRules | null>;
}

type Policy = { readonly kind: 'rules'; readonly rules: RobotsRules } | FetchFailure;

const noRules: RobotsRules = { rules: [], crawlDelayMs: 0, sitemaps: [] };

/**
 * robots.txt of the hosts of one run, read once each. One that is not there allows everything; one that answers with a
 * server's fault, or with more than can be weighed, forbids everything; of a host that does not answer at all the failure
 * is its own (RFC 9309).
 */
export class Robots {
  private readonly policies = new Map<string, Promise<Policy>>();

  constructor(private readonly parts: RobotsParts) {}

  async permit(url: URL): Promise<FetchFailure | null> {
    const policy = await this.policyOf(url);
    if (isFetchFailure(policy)) return policy;
    return allowsAddress(policy.rules, url)
      ? null
      : fetchFailure('robots', 'asks not to be read by programs (robots.txt)');
  }

  /** Pause between requests that the site asks for, in milliseconds, within reason. */
  async crawlDelayMs(origin: string): Promise<number> {
    return (await this.rulesOf(origin)).crawlDelayMs;
  }

  /** Absolute addresses, also of those that the site names by their path. */
  async sitemaps(origin: string): Promise<readonly string[]> {
    return (await this.rulesOf(origin)).sitemaps;
  }

  private async rulesOf(origin: string): Promise<RobotsRules> {
    const policy = await this.policyOf(new URL(origin));
    return isFetchFailure(policy) ? noRules : policy.rules;
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
    if (isFetchFailure(result)) return failureOf(result) ?? { kind: 'rules', rules: noRules };
    const { contentType, body } = result;
    const rules = await this.parts.read({ url: address, contentType, body, agentName: this.parts.agentName });
    return rules === null
      ? fetchFailure('robots', 'has a robots.txt with more rules than can be weighed')
      : { kind: 'rules', rules };
  }
}

const failureOf = (failure: FetchFailure): FetchFailure | null => {
  const { kind, status = 0 } = failure;
  if (kind === 'unreachable' || kind === 'timeout' || kind === 'stopped') return failure;
  // A site that is asked too often is not one without rules.
  if (kind === 'http-error' && (status >= 500 || status === 429))
    return fetchFailure('robots', `could not be asked what may be read (robots.txt answers ${status})`);
  return null;
};
