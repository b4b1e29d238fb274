import type { ConsideredDocuments, DocumentOutcome } from '#events/research/run.events';
import { parseUrl } from '#kernel/parse-url';

/** How many pages could be read, and how many could not. */
export interface PageCounts {
  readonly read: number;
  readonly unreachable: number;
}

export const countedAs = (outcome: DocumentOutcome): keyof PageCounts =>
  outcome === 'unreachable' ? 'unreachable' : 'read';

/** Null if the text is not an address. */
export const hostOf = (url: string): string | null => parseUrl(url)?.hostname ?? null;

/**
 * An address up to its path. The pages of a run are from few hosts, and parsing each address would take most of a
 * rebuild.
 */
const originOf = (url: string): string => {
  const path = url.indexOf('/', 'https://'.length);
  return path === -1 ? url : url.slice(0, path);
};

/** How many pages of each host a run considered. */
export const pagesByHost = ({ considered, unchanged }: ConsideredDocuments): ReadonlyMap<string | null, PageCounts> => {
  const byHost = new Map<string | null, PageCounts>();
  const hosts = new Map<string, string | null>();
  const count = (url: string, field: keyof PageCounts): void => {
    const origin = originOf(url);
    const known = hosts.get(origin);
    const host = known === undefined ? hostOf(origin) : known;
    hosts.set(origin, host);
    const pages = byHost.get(host) ?? { read: 0, unreachable: 0 };
    byHost.set(host, { ...pages, [field]: pages[field] + 1 });
  };
  for (const { url, outcome } of considered) count(url, countedAs(outcome));
  for (const url of unchanged) count(url, 'read');
  return byHost;
};
