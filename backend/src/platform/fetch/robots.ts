import robotsParser, { type Robot } from 'robots-parser';
import { decodeText } from './decode-text';
import { fetchFailure, isFetchFailure, type FetchFailure } from './fetch-failure';
import type { FetchResult } from './fetcher';

interface Rules {
  readonly robot: Robot | null;
  readonly failure: FetchFailure | null;
}

/** Longer ones are cut: RFC 9309 lets a reader stop at 500 KiB. */
const maxCharacters = 500 * 1024;
/** An address is not longer; what is would be read as one at a cost that grows with its square. */
const maxLineCharacters = 2000;
/** A site that asks for more would fill a run by itself. */
const maxCrawlDelayMs = 10_000;

/**
 * robots.txt of the hosts of one run, read once each. One that is not there allows everything; one that answers with a
 * server's fault forbids everything (RFC 9309); of a host that does not answer at all the failure is its own.
 */
export class RobotsRules {
  private readonly rules = new Map<string, Promise<Rules>>();

  constructor(
    private readonly agentName: string,
    private readonly fetch: (url: string) => Promise<FetchResult>,
  ) {}

  async permit(url: URL): Promise<FetchFailure | null> {
    const { robot, failure } = await this.rulesOf(url);
    if (failure !== null) return failure;
    return robot?.isAllowed(url.href, this.agentName) === false
      ? fetchFailure('robots', 'asks not to be read by programs (robots.txt)')
      : null;
  }

  /** Pause between requests that the site asks for, in milliseconds, within reason. */
  async crawlDelayMs(origin: string): Promise<number> {
    const { robot } = await this.rulesOf(new URL(origin));
    const seconds = robot?.getCrawlDelay(this.agentName) ?? 0;
    return Number.isFinite(seconds) ? Math.min(maxCrawlDelayMs, Math.max(0, seconds * 1000)) : 0;
  }

  /** Absolute addresses, also of those that the site names by their path. */
  async sitemaps(origin: string): Promise<readonly string[]> {
    const { robot } = await this.rulesOf(new URL(origin));
    return (robot?.getSitemaps() ?? []).flatMap((address) =>
      URL.canParse(address, origin) ? [new URL(address, origin).href] : [],
    );
  }

  private rulesOf(url: URL): Promise<Rules> {
    const known = this.rules.get(url.origin);
    if (known !== undefined) return known;
    const read = this.read(`${url.origin}/robots.txt`);
    this.rules.set(url.origin, read);
    return read;
  }

  private async read(address: string): Promise<Rules> {
    const result = await this.fetch(address);
    if (isFetchFailure(result)) return { robot: null, failure: failureOf(result) };
    const text = decodeText(result.body, result.contentType).slice(0, maxCharacters);
    return { robot: robotsParser(address, withoutLongLines(text)), failure: null };
  }
}

const withoutLongLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.length <= maxLineCharacters)
    .join('\n');

const failureOf = (failure: FetchFailure): FetchFailure | null => {
  const { kind, status = 0 } = failure;
  if (kind === 'unreachable' || kind === 'timeout' || kind === 'stopped') return failure;
  // A site that is asked too often is not one without rules.
  if (kind === 'http-error' && (status >= 500 || status === 429))
    return fetchFailure('robots', `could not be asked what may be read (robots.txt answers ${status})`);
  return null;
};
