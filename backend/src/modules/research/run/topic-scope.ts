import { createHash } from 'node:crypto';
import type { StateText } from '#events/research/ledger.events';
import type { ActiveTracker } from '#modules/trackers/published';
import type { GatheredPage } from '#pages/read-page';

/** Adds nothing if there is no word filter, so that existing hashes stay valid. */
const wordFilterPart = ({ include, exclude }: ActiveTracker['wordFilter']): readonly object[] =>
  include.length + exclude.length === 0 ? [] : [{ include: [...include].sort(), exclude: [...exclude].sort() }];

/** Pages are read again when a key fact is added or changed. */
const factsOf = ({ keyFacts }: ActiveTracker['settings']): readonly object[] =>
  keyFacts.map(({ name, type, description }) => ({ name, type, description }));

/** Documents are sources too. Adds nothing if there are none, so that existing hashes stay valid. */
const documentsOf = ({ documents = [] }: ActiveTracker['settings']): readonly object[] =>
  documents.length === 0 ? [] : [{ documents: [...documents].sort() }];

/** Adds nothing if there are no sites, so that existing hashes stay valid. */
const sitesOf = ({ sites = [] }: ActiveTracker['settings']): readonly object[] =>
  sites.length === 0 ? [] : [{ sites }];

/** Adds nothing if no names are required, so that existing hashes stay valid. */
const namingOf = ({ naming }: ActiveTracker['settings']): readonly object[] => (naming === undefined ? [] : [naming]);

const hashOf = (what: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 16);

/** A hash of a tracker's topic. */
export const topicKey = (topics: readonly string[]): string => hashOf(topics);

/** A hash of everything that a tracker's pages are read for: when it changes, they are read again. */
export const scopeOf = ({ settings, extraTopics, wordFilter }: ActiveTracker): string =>
  hashOf([
    settings.description,
    [...settings.domains].sort(),
    ...[...extraTopics].sort(),
    ...wordFilterPart(wordFilter),
    ...factsOf(settings),
    ...documentsOf(settings),
    ...sitesOf(settings),
    ...namingOf(settings),
  ]);

/** The hosts that may be cited: the tracker's domains and, for documents that it names, this product's own host. */
export const allowedDomains = (
  domains: readonly string[],
  pages: readonly (Pick<GatheredPage, 'host'> & Partial<Pick<GatheredPage, 'pageStarts'>>)[],
): readonly string[] => {
  const own = pages.filter(({ pageStarts }) => pageStarts !== undefined).map(({ host }) => host);
  return domains.length === 0 ? [] : [...new Set([...domains, ...own])];
};

type OverviewText = Pick<StateText, 'lines' | 'earlier'> & {
  readonly sources: readonly { readonly url: string; readonly quote: string }[];
};

/** A fingerprint of an overview's lines and quotes, to tell whether a new one reads differently. */
export const overviewFingerprint = ({ lines, earlier = [], sources }: OverviewText): string =>
  createHash('sha256')
    .update(JSON.stringify([lines, earlier, sources.map(({ url, quote }) => [url, quote])]))
    .digest('base64url');
