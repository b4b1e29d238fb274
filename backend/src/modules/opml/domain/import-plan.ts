import { normaliseHostname } from '#kernel/hostname';
import { xmlCharacters } from '#kernel/xml-characters';
import type { OpmlFile, Outline } from './opml';

/** Limits of a Source Set. */
export interface SetLimits {
  readonly domains: number;
  readonly nameLength: number;
}

export interface PlannedDomain {
  readonly line: number;
  readonly text: string;
  readonly host: string;
  /** The first entry of the file with this host in this set, and whether it is the same feed; null if this is the first. */
  readonly after: { readonly line: number; readonly isSameFeed: boolean } | null;
}

export interface PlannedSet {
  readonly name: string;
  readonly description: string;
  readonly domains: readonly PlannedDomain[];
}

export interface PlannedTracker {
  readonly line: number;
  readonly description: string;
  readonly frequency: string;
  readonly domains: readonly string[];
  /** Ids; they may be of another installation. */
  readonly documents: readonly string[];
  readonly editor: string | null;
}

export interface SkippedSource {
  readonly line: number;
  readonly text: string;
  /** A sentence for the user. */
  readonly reason: string;
}

export interface ImportPlan {
  readonly sets: readonly PlannedSet[];
  readonly trackers: readonly PlannedTracker[];
  readonly leftOut: readonly SkippedSource[];
}

/**
 * What an OPML file becomes: a Source Set for each folder with feeds in it, of the hosts of their sites, and trackers
 * if the file comes from this product. Feeds outside of any folder become a set named after the file.
 */
export const importPlanOf = ({ title, outlines }: OpmlFile, limits: SetLimits): ImportPlan => {
  const sets = new Map<string, OpenSet>();
  const trackers: PlannedTracker[] = [];
  const leftOut: SkippedSource[] = [];
  for (const outline of outlines) {
    const { line, text, tracker } = outline;
    if (tracker !== null) {
      trackers.push({ line, description: text, ...tracker });
      continue;
    }
    const host = hostIn(outline);
    if (typeof host !== 'string') {
      leftOut.push({ line, text, reason: host.reason });
      continue;
    }
    const name = outline.folder ?? (title === '' ? 'Imported feeds' : title);
    const set: OpenSet = sets.get(name) ?? { description: outline.folderDescription, domains: [], feeds: new Map() };
    sets.set(name, set);
    const feed = feedKey(outline);
    const earlier = set.feeds.get(host);
    const after = earlier === undefined ? null : { line: earlier.line, isSameFeed: earlier.known.has(feed) };
    if (earlier === undefined) set.feeds.set(host, { line, known: new Set([feed]) });
    else earlier.known.add(feed);
    set.domains.push({ line, text: text === '' ? host : text, host, after });
  }
  return {
    sets: [...sets].flatMap(([name, { description, domains }]) => partsOf({ name, description, domains }, limits)),
    trackers,
    leftOut,
  };
};

interface OpenSet {
  readonly description: string;
  readonly domains: PlannedDomain[];
  /** The line of a host's first entry, and its feeds so far, by host. */
  readonly feeds: Map<string, { readonly line: number; readonly known: Set<string> }>;
}

/** The address of a feed, however readers write its scheme. */
const feedKey = ({ feed }: Outline): string =>
  withoutFeedScheme(feed ?? '')
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');

/** Feed readers write `feed://a.org/rss` or `feed:https://a.org/rss`. */
const withoutFeedScheme = (address: string): string => address.trim().replace(/^feed:(?:\/\/)?/i, '');

const hostIn = ({ address, isList }: Outline): string | { readonly reason: string } => {
  if (isList) return { reason: 'Lists on other sites are not fetched' };
  if (address === null) return { reason: 'It has no address' };
  return normaliseHostname(withoutFeedScheme(address)) ?? { reason: 'Invalid domain format' };
};

/** A folder with more hosts than a set may have becomes several sets. */
const partsOf = ({ name, description, domains }: PlannedSet, limits: SetLimits): readonly PlannedSet[] => {
  const hosts = [...new Set(domains.map(({ host }) => host))];
  const partOf = new Map(hosts.map((host, index) => [host, Math.floor(index / limits.domains)]));
  const count = Math.ceil(hosts.length / limits.domains);
  return Array.from({ length: count }, (_none, part) => ({
    name: endingIn(name, part === 0 ? '' : ` (${part + 1})`, limits.nameLength),
    description,
    domains: domains.filter(({ host }) => partOf.get(host) === part),
  }));
};

const endingIn = (name: string, ending: string, length: number): string => {
  const room = length - ending.length;
  return (name.length > room ? `${xmlCharacters(name.slice(0, room - 1)).trimEnd()}…` : name) + ending;
};
